import type { Translated } from "@flipworth/words";
import type { dealsMoney, dealsBankroll } from "../../english/deals/money.ts";
import type { dealsAccuracy } from "../../english/deals/accuracy.ts";

export const money = {
  empty: "Aún no hay nada comprado ni vendido.",
  allTime: "Desde el principio",
  netProfit: "Ganancia neta",
  returnOnCost: "Retorno sobre el costo",
  itemsSold: "Artículos vendidos",
  soldOfBought: "Vendido de lo comprado",
  typicalDays: "Días típicos para vender",
  tiedUp: "Invertido en inventario",
  since: "desde el {day}",

  byMonth: "Ganancia neta por mes",
  bestMonth: "El mejor mes es {month}, con {profit}.",
  month: "Mes",
  sales: "Ventas",

  byCategory: "Por categoría",
  byPlatform: "Por plataforma",
  bySource: "Por origen",
  name: "Nombre",
  sold: "Vendidos",
  return: "Retorno",
  daysToSell: "Días para vender",
} satisfies Translated<typeof dealsMoney>;

export const bankroll = {
  title: "Capital y meta",
  bankroll: "Capital para comprar ($)",
  bankrollHint: "Lo que costó tu inventario se descuenta de él.",
  goal: "Meta de ganancia al mes ($)",
  caps: "“Paga como máximo” nunca supera lo que queda",
  save: "Guardar",
  saved: "Capital guardado",
} satisfies Translated<typeof dealsBankroll>;

export const accuracy = {
  empty:
    "Vende una compra que seguiste desde un análisis. Entonces verás aquí lo que dijimos y en cuánto se vendió.",
  title: "Lo que dijimos y en cuánto se vendió",
  insideRange: "Dentro del rango",
  insideOfSold: "{inside} de {sold}; nuestra meta es 80%",
  besideTypicalPrice: "Frente a nuestro precio típico",
  netProfit: "Ganancia neta",
  profitWeSaid: "dijimos {profit}",

  plotTitle: "Cada venta frente a nuestro precio típico",
  plotSummary: "Donde las líneas se separan, una venta fue por más o por menos de lo que dijimos.",
  soldOn: "Fecha de venta",
  weSaid: "Dijimos",
  itBrought: "Se vendió en",

  byCategory: "Por categoría",
  byPlatform: "Por plataforma",
  name: "Nombre",
  sold: "Vendidos",
  besideTypical: "Frente a lo típico",

  saleBySale: "Venta por venta",
  item: "Artículo",
  range: "Rango",
  inside: "Dentro",
  outside: "Fuera",
} satisfies Translated<typeof dealsAccuracy>;
