import type { Translated } from "@flipworth/words";
import type { settingsFormWords } from "../../english/account/settings-form.ts";
import type { settingsWords } from "../../english/account/settings.ts";

export const settings: Translated<typeof settingsWords> = {
  title: "Ajustes",
  loading: "Cargando tus ajustes",
  needsJavaScript: "Los ajustes necesitan JavaScript.",
  loadFailed: "No pudimos cargar tus ajustes. {reason}",
  tryAgain: "Reintentar",
  invitation: "Inicia sesión para ver tus ajustes, tu plan y tus datos.",
};

export const settingsForm: Translated<typeof settingsFormWords> = {
  name: "Ajustes",
  save: "Guardar ajustes",
  saving: "Guardando…",
  saved: "Ajustes guardados",
  savedDetail: "Se usan desde tu próximo análisis.",

  whereYouSell: "Dónde vendes",
  whereYouSellHint: "Restamos sus comisiones de cada estimación.",
  letFlipworthChoose: "Que Flipworth elija",
  facebookLocal: "Facebook Marketplace, entrega local",
  facebookShipped: "Facebook Marketplace, con envío",
  offerUpShipped: "OfferUp, con envío",
  stockX: "StockX, solo sin usar",
  flat13: "Una comisión fija del 13%",

  howYouSell: "Cómo vendes",
  howYouSellHint: "Cada estimación usa el mejor lugar para vender entre estos.",
  shipOrMeet: "Envío o entrega en persona",
  shipOnly: "Solo envío",
  meetOnly: "Solo entrega en persona",

  targets: "Cuándo el veredicto es Comprar",
  targetsHint: "El veredicto es Comprar cuando el anuncio alcanza las dos.",
  minimumProfit: "Ganancia mínima ($)",
  minimumReturn: "Retorno mínimo (%)",

  costs: "Lo que te cuesta una compra",
  costPerMile: "Costo por milla ($)",
  costPerMileHint: "Gasolina y desgaste del viaje para recoger la compra.",
  usualShipping: "Envío habitual ($)",
  usualShippingHint: "Envío y embalaje. Déjalo vacío para estimarlo por peso.",

  soldPrices: "Precios de venta que lees",
  shareSoldPrices:
    "Compartir con todos en este servidor, sin tu nombre, los precios de venta de las páginas de resultados. Desactivado hasta que lo actives; lo que compartiste sigue compartido. Tus propias ventas e importaciones nunca se comparten.",

  theme: "Tema",
  theme_system: "Sistema",
  theme_light: "Claro",
  theme_dark: "Oscuro",

  enterZeroOrMore: "Escribe 0 o más.",
  enterAmount: "Escribe un monto, por ejemplo 40.",
  enterNumber: "Escribe un número, por ejemplo 30.",
  enterAtMost: "Escribe {most} o menos.",
};
