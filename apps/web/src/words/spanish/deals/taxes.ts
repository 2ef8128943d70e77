import type { Translated } from "@flipworth/words";
import type { dealsTaxes, dealsPlatformReports, dealsMileage } from "../../english/deals/taxes.ts";

export const taxes = {
  year: "Año",
  print: "Imprimir",
  downloadFigures: "Descargar cifras",
  downloadMileage: "Descargar millas",
  scheduleC: "Cifras del Anexo C (Schedule C) de {year}",
  howCostsCount: "Cómo cuenta el costo de lo vendido",
  cash: "Efectivo: el costo cuenta cuando pagas",
  accrual: "Devengado: el costo cuenta cuando se vende",
  methodCash: "Método: efectivo",
  methodAccrual: "Método: devengado",
  line: "Línea",
  what: "Concepto",
  amount: "Monto",
  tripsWithoutRate:
    "{count, plural, one {{count} viaje queda fuera: no conocemos la tarifa de ese día.} other {{count} viajes quedan fuera: no conocemos la tarifa de esos días.}}",
  restsOn: "En qué se basa esto",
} satisfies Translated<typeof dealsTaxes>;

export const platformReports = {
  title: "Formulario 1099-K",
  empty: "No hay ventas este año.",
  amountOnForm: "{platform}: monto en el formulario ($)",
  compare: "Comparar",
  caption: "Lo que informan las plataformas y lo que te quedó",
  platform: "Plataforma",
  sales: "Ventas",
  gross: "Bruto",
  fees: "Comisiones",
  labels: "Etiquetas",
  refunds: "Reembolsos",
  kept: "Te quedó",
  onForm: "En el formulario",
  difference: "Diferencia",
} satisfies Translated<typeof dealsPlatformReports>;

export const mileage = {
  title:
    "Registro de millas: {miles, plural, one {{miles, number} milla} other {{miles, number} millas}}",
  caption: "Registro de millas",
  date: "Fecha",
  miles: "Millas",
  purpose: "Motivo",
  deduction: "Deducción",
  change: "Cambiar",
  noRate: "sin tarifa",
  remove: "Quitar",
  removeDrive: "Quitar el viaje del {day}",
  removed: "Viaje quitado",
  add: "Agregar viaje",
  added: "Viaje agregado",
} satisfies Translated<typeof dealsMileage>;
