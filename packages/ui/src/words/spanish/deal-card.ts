import type { Translated } from "@flipworth/words";
import type { cardWords } from "../english/deal-card.ts";

export const dealCard: Translated<typeof cardWords> = {
  warnings: "Advertencias",
  risks: "Riesgos",
  inShort: "En resumen",
  free: "Gratis",
  askingPrice: "Piden {price}",
  askSeller: "Pregúntale al vendedor",

  buy: "Comprar.",
  buyAt: "Comprar: {price} o menos.",
  skip: "Pasar.",
  skipAtPrice: "A este precio, pasar.",

  soldListings: "Ver anuncios vendidos",
  priceHistory: "Historial de precios",
  original: "Ver original",

  alternatives: "Qué puede ser",
  alternative: "Puede ser",
  likelihood: "Probabilidad",
  sellsFor: "Se vende por",
  noKnownPrice: "sin precio conocido",
  underOnePercent: "menos del 1%",
  overMostPercent: "más del 99%",

  profit: "Ganancia probable",
  aboutProfit: "la ganancia probable",
  loss: "Pérdida probable",
  aboutLoss: "la pérdida probable",
  explainProfit:
    "Lo que queda {asking, select, none {} other {al precio pedido de {asking} }}después de comisiones, envío y embalaje, si se vende al precio típico. Ocho de cada diez ventas terminan en el rango de abajo. Mira cada costo en el desglose.",
  rangeBelowZero: "{low} a {high}",
  limit: "Paga como máximo",
  aboutLimit: "lo máximo que conviene pagar",
  explainLimit:
    "El precio más alto con el que el veredicto aún es Comprar según tus metas. Úsalo como tu oferta final.",
  startAt: "Empieza en {price}",
  bestPlace: "Mejor lugar para vender",
  aboutBestPlace: "el mejor lugar para vender",
  explainBestPlace:
    "Donde más te queda de una venta típica, después de comisiones y entrega. Mira los otros lugares abajo.",
  sellsInDays: "Se vende en {span} días",
  sellsInWeeks: "Se vende en {span} semanas",
  sellsInMonths: "Se vende en {span} meses",

  axis: "Eje de precios: {asking, select, none {} other {precio pedido {asking}, }}rango de reventa de {low} a {high}, típico {typical}{breakEven, select, none {} other {, punto de equilibrio {breakEven}}}.",
  asking: "Piden",
  typical: "típico {price}",
  aboutRange: "el rango de reventa",
  explainRange:
    "Ocho de cada diez ventas deberían terminar entre estos dos precios, y la mitad de todas por encima del típico. El precio pedido no lo afecta.",
  breakEven: "Equilibrio {price}",
  aboutBreakEven: "el punto de equilibrio",
  explainBreakEven:
    "Si lo vendes por esto, no ganas ni pierdes después de comisiones, envío y el precio pedido.",
};
