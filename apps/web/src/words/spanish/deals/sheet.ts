import type { Translated } from "@flipworth/words";
import type { dealsDeal } from "../../english/deals/deal.ts";
import type { dealsListings } from "../../english/deals/listings.ts";
import type { dealsCosts, dealsReceipt } from "../../english/deals/costs.ts";

export const deal = {
  allDeals: "Todas las compras",
  details: "Detalles",
  splitLot: "Dividir un lote en artículos",

  pieces: "{count} piezas",
  boughtOn: "compra del {day}",
  from: "de {source}",
  storedAt: "guardado en {place}",
  partOfLot: "Parte de un <lot>lote</lot>.",
  cost: "Costo",
  netProfit: "Ganancia neta",
  daysHeld: "Días en tu poder",

  weSaid: "El {day} dijimos {low}–{high}, típico {typical}.",
  weSaidWithProfit:
    "El {day} dijimos {low}–{high}, típico {typical}, con {profit} de ganancia neta.",
  broughtInside: "Se vendió en {brought}: dentro del rango.",
  broughtOutside: "Se vendió en {brought}: fuera del rango.",
  broughtInsideWithProfit:
    "Se vendió en {brought}, con {profit} de ganancia neta: dentro del rango.",
  broughtOutsideWithProfit:
    "Se vendió en {brought}, con {profit} de ganancia neta: fuera del rango.",
  takeDown:
    "{places, plural, one {Vendido, pero sigue publicado en otro sitio. Retíralo de ahí y márcalo abajo como terminado.} other {Vendido, pero sigue publicado en otros sitios. Retíralo de ahí y márcalo abajo como terminado.}}",

  delete: "Eliminar esta compra",
  deleteQuestion:
    "¿Eliminar “{title}” con su historial y su recibo? Sus ventas salen de tus totales.",
  deleteForGood: "Eliminar para siempre",
  keepIt: "Conservarla",
  deleted: "Compra eliminada",
} satisfies Translated<typeof dealsDeal>;

export const listings = {
  title: "Anuncios",
  empty: "Aún sin publicar.",
  active: "<link>{platform}</link> a {price}, desde el {day}",
  ended: "<link>{platform}</link> a {price}, terminado",
  sold: "<link>{platform}</link> a {price}, vendido",
  newTab: "(pestaña nueva)",
  markAsEnded: "Marcar como terminado",
  addOne: "Agregar un anuncio",
  platform: "Plataforma",
  askingPrice: "Precio pedido ($)",
  address: "Dirección web",
  add: "Agregar anuncio",
} satisfies Translated<typeof dealsListings>;

export const costs = {
  title: "Costos",
  pricePaid: "Precio pagado",
  remove: "Quitar",
  removeCost: "Quitar {kind} {amount}",
  addOne: "Agregar un costo",
  kind: "Tipo",
  amount: "Monto ($)",
  paidOn: "Fecha de pago",
  note: "Nota",
  add: "Agregar costo",
} satisfies Translated<typeof dealsCosts>;

export const receipt = {
  title: "Recibo",
  add: "Agregar una foto",
  replace: "Cambiar la foto",
  show: "Mostrar la foto",
  hide: "Ocultar la foto",
  delete: "Eliminar la foto",
  loading: "Cargando la foto…",
  alt: "El recibo",
  kept: "Recibo guardado",
  deleted: "Recibo eliminado",
  unreadable: "No podemos leer esta imagen. Prueba con un JPEG o PNG.",
} satisfies Translated<typeof dealsReceipt>;
