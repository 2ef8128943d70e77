import type { Translated } from "@flipworth/words";
import type { comparablesWords, rememberedWords } from "../english/comparables.ts";

const comparables: Translated<typeof comparablesWords> = {
  noPrice: "sin un precio que sirva",
  lessRelevant: "coincide solo con algunas palabras de la búsqueda",
  old: "se vendió hace más de un año",
  notAnItem: "no es un artículo en venta",
  accessory: "un accesorio, no el artículo principal",
  forParts: "para piezas o roto",
  mixedLot: "un lote de artículos distintos",
  oneOfSeveral: "solo uno de los artículos",
  lot: "un lote de {count}",
  otherModel: "otro modelo: {name}",
  otherVariant: "otra variante: {name}",
  doesNotSay: 'no dice "{words}"',
  farAbove: "muy por encima de los demás (mediana {price})",
  farBelow: "muy por debajo de los demás (mediana {price})",
  sold: "{count, plural, one {{count} venta comparable} other {{count} ventas comparables}} con una mediana de {price}, ajustada según el estado",
  soldDown:
    "{count, plural, one {{count} venta comparable} other {{count} ventas comparables}} con una mediana de {price}, ajustada según el estado y {percent}% menos por el tiempo desde la venta",
  soldUp:
    "{count, plural, one {{count} venta comparable} other {{count} ventas comparables}} con una mediana de {price}, ajustada según el estado y {percent}% más por el tiempo desde la venta",
  asked:
    "{count, plural, one {{count} precio pedido} other {{count} precios pedidos}} con una mediana de {price}; los artículos se venden por cerca de {percent}% del precio pedido",
  soldBasis: "anuncios vendidos: {origin}",
  askedBasis: "anuncios activos: {origin}; son precios pedidos, no ventas",
  sent: "enviados con la solicitud",
  lookedUp: "buscados en {source}",
  or: "{others} o {last}",
};

const remembered: Translated<typeof rememberedWords> = {
  sales: "{count, plural, one {{count} venta registrada} other {{count} ventas registradas}}",
  asks: "{count, plural, one {{count} precio pedido registrado} other {{count} precios pedidos registrados}}",
  both: "{sales} y {asks}",
  sameAgree: "{prices}, {same} de este mismo modelo: coinciden con lo que sabíamos",
  sameAbove: "{prices}, {same} de este mismo modelo: {percent}% por encima de lo que sabíamos",
  sameBelow: "{prices}, {same} de este mismo modelo: {percent}% por debajo de lo que sabíamos",
  similarAgree: "{prices} de artículos parecidos: coinciden con lo que sabíamos",
  similarAbove: "{prices} de artículos parecidos: {percent}% por encima de lo que sabíamos",
  similarBelow: "{prices} de artículos parecidos: {percent}% por debajo de lo que sabíamos",
  basis: "de la memoria de {sources}: {age}",
  span: "de {from} a {to}",
};

export const comparablesSpanish = {
  "engine.comparables": comparables,
  "engine.remembered": remembered,
};
