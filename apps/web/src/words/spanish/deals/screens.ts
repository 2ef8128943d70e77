import type { Translated } from "@flipworth/words";
import type { dealsScreen } from "../../english/deals/screen.ts";
import type { dealsParts } from "../../english/deals/parts.ts";
import type { dealsList } from "../../english/deals/list.ts";
import type { dealsToday, dealsTaskKinds } from "../../english/deals/today.ts";

export const screen = {
  title: "Compras",
  today: "Hoy",
  all: "Compras",
  money: "Ganancia",
  accuracy: "Precisión",
  tax: "Impuestos",
  importSold: "Importar ventas",
  addDeal: "Agregar compra",
  writeListing: "Escribir un anuncio",
  loading: "Cargando tus compras",
  needsJavaScript: "Las compras necesitan JavaScript.",
  invitation:
    "Inicia sesión para llevar la cuenta de lo que compras, por cuánto se vende y cuánto te queda.",
} satisfies Translated<typeof dealsScreen>;

export const parts = {
  tryAgain: "Reintentar",
  costUnknown: "sin registrar",
  writeFailed: "No funcionó",
  viewPlans: "Ver planes",
  saving: "Guardando…",

  loadingDeals: "Cargando tus compras…",
  loadingDeal: "Cargando esta compra…",
  loadingProfit: "Cargando tu ganancia…",
  loadingBankroll: "Cargando tu capital…",
  loadingAccuracy: "Cargando lo que dijimos…",
  loadingYear: "Cargando el año…",
  loadingMileage: "Cargando el registro de millas…",
  loadingDrafts: "Cargando tus borradores…",
  failedDeals: "No pudimos cargar tus compras. {reason}",
  failedDeal: "No pudimos cargar esta compra. {reason}",
  failedProfit: "No pudimos cargar tu ganancia. {reason}",
  failedBankroll: "No pudimos cargar tu capital. {reason}",
  failedAccuracy: "No pudimos cargar lo que dijimos. {reason}",
  failedYear: "No pudimos cargar el año. {reason}",
  failedMileage: "No pudimos cargar el registro de millas. {reason}",
  failedDrafts: "No pudimos cargar tus borradores. {reason}",
} satisfies Translated<typeof dealsParts>;

export const list = {
  show: "Mostrar",
  showOpen: "Abiertas",
  showSold: "Vendidas",
  showClosed: "Conservadas, regaladas, divididas",
  showAll: "Todas",
  searchLabel: "Buscar título o SKU",
  search: "Buscar",
  downloadCsv: "Descargar CSV",
  showMore: "Mostrar más",
  empty: "No hay compras aquí. Agrega una o sigue una desde un análisis.",
  listLabel: "Tus compras",
  pieces: "{count} piezas",
  sku: "SKU: {sku}",
  daysHeld: "{days, plural, one {{days} día} other {{days} días}}",
  cost: "Costo: {cost}",
  netProfit: "Ganancia neta <amount>{profit}</amount>",
} satisfies Translated<typeof dealsList>;

export const today = {
  thisMonth: "Este mes",
  netProfit: "Ganancia neta",
  ofGoal: "de una meta de {goal}",
  moneyIn: "Dinero que entró",
  moneyOut: "Dinero que salió",
  itemsSold: "Artículos vendidos",
  tiedUp: "Invertido en inventario",
  stockSince:
    "{items, plural, one {{items} artículo, desde el {day}} other {{items} artículos, desde el {day}}}",
  leftToSpend: "Queda para gastar",
  toDo: "Para hacer hoy",
  nothingToDo: "No hay nada pendiente.",
  moreToDo: "{count} más después de estos.",
  openDeals: "{open, plural, one {{open} compra abierta.} other {{open} compras abiertas.}}",
  openDealsOfPlan:
    "{open} de {limit} compras abiertas. <plans>Los planes de pago no tienen límite.</plans>",
} satisfies Translated<typeof dealsToday>;

export const taskKinds = {
  take_down: "Retirar",
  answer: "Responder",
  list: "Publicar",
  mark_down: "Rebajar",
  move: "Agregar un sitio",
  donate: "Soltar",
  decide: "Decidir",
  cost: "Falta el costo",
} satisfies Translated<typeof dealsTaskKinds>;
