import type { Translated } from "@flipworth/words";
import type { dealsImport } from "../../english/deals/import.ts";

export const imported = {
  title: "Importar ventas",
  reading: "Leyendo el archivo…",
  columnCost: "Lo que te costó",
  columnBoughtOn: "Fecha de compra",
  columnFee: "Comisiones por venta",
  columnLabel: "Etiqueta de envío",
  columnSku: "SKU o etiqueta",
  columnItemId: "Número de artículo",
  whereSold: "Dónde se vendieron",
  withoutCost:
    "{count, plural, one {El archivo no dice cuánto te costó # artículo vendido. Su ganancia cuenta cuando lo escribas.} other {El archivo no dice cuánto te costaron # artículos vendidos. Su ganancia cuenta cuando lo escribas.}}",
  soldItems: "{count, plural, one {# artículo vendido} other {# artículos vendidos}}",
  added:
    "{count, plural, one {# artículo vendido agregado} other {# artículos vendidos agregados}}",
  matched:
    "{sold, plural, one {# artículo vendido coincide con tu inventario.} other {# artículos vendidos coinciden con tu inventario.}}",
  known:
    "{known, plural, one {{known, number} ya estaba aquí.} other {{known, number} ya estaban aquí.}}",
  matchedAndKnown:
    "{sold, plural, one {# artículo vendido coincide con tu inventario, {known, number} ya aquí.} other {# artículos vendidos coinciden con tu inventario, {known, number} ya aquí.}}",
  findThem: "Los encuentras en Compras.",
} satisfies Translated<typeof dealsImport>;
