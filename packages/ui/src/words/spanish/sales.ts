import type { Translated } from "@flipworth/words";
import type { salesWords } from "../english/sales.ts";

export const sales: Translated<typeof salesWords> = {
  searched: "Anuncios vendidos para “{words}”",
  searchedWider:
    "Solo {count, plural, one {# venta} other {# ventas}} para “{words}”, así que también buscamos “{wider}”.",
  median:
    "{count, plural, one {Mediana de esta venta} other {Mediana de estas # ventas}}: {amount}",
  ours: "nuestro precio típico: {amount}",
  withShipping: "Los precios incluyen lo que los compradores pagaron por el envío.",
  plotSummary:
    "{count, plural, one {# venta} other {# ventas}}, {prices}; {inRange} dentro del rango de reventa.",
  range: "Rango de reventa",
  sale: "Venta",
  typical: "Precio típico",
  legend: "Ventas que usamos",
  leftOut: "Descartada: {reason}",
  leftOutByYou: "Tú la descartaste",
  putBack: "Tú la recuperaste. La descartamos: {reason}",
  counted: "{count} de {all}",
  update: "Actualizar el rango",
  updating: "Actualizando el rango…",
  cancel: "Cancelar",
  free: "Gratis durante un día después del análisis, hasta 20 veces. Después, cuesta un análisis.",
  shipping: "+{amount} de envío",
  freeShipping: "envío gratis",
  bestOffer: "o mejor oferta",
  fewerWords: "coincide solo con algunas de tus palabras de búsqueda",
  fewerWordsTitle:
    "{count, plural, one {# resultado coincide con menos palabras y no cuenta} other {# resultados coinciden con menos palabras y no cuentan}}",
  soldOn: "vendida el {day}",
};
