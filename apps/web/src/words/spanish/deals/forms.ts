import type { Translated } from "@flipworth/words";
import type { dealsForm } from "../../english/deals/form.ts";
import type { dealsProblems } from "../../english/deals/problems.ts";
import type { dealsSplit } from "../../english/deals/split.ts";
import type { dealsSale, dealsReturn } from "../../english/deals/sale.ts";

export const form = {
  addTitle: "Agregar compra",
  whatIsIt: "¿Qué es?",
  price: "Precio ($)",
  more: "Fecha, lugar, millas y más",
  miles: "Millas recorridas, ida y vuelta",
  milesHint: "Van a tu registro de millas.",
  sourceExample: "Venta de garaje",
  storedAtExample: "Estante 2",
  add: "Agregar compra",
  adding: "Agregando…",
  added: "Compra agregada",

  title: "Título",
  stage: "Etapa",
  pricePaid: "Precio pagado ($)",
  boughtOn: "Fecha de compra",
  boughtFrom: "Comprado en",
  category: "Categoría",
  categoryNotSet: "Sin definir",
  feeClass: "Categoría de comisión de eBay",
  condition: "Estado",
  quantity: "Cantidad",
  sku: "SKU o etiqueta",
  storedAt: "Guardado en",
  weight: "Peso embalado (onzas)",
  note: "Nota",
  save: "Guardar detalles",
  saved: "Compra guardada",
} satisfies Translated<typeof dealsForm>;

export const problems = {
  dollars: "Escribe un monto en dólares, como 12.50.",
  wholeNumber: "Escribe un número entero.",
  milesSuchAs: "Escribe las millas, como 12.5.",
  title: "Escribe qué es.",
  paid: "Escribe lo que pagaste, o 0.",
  salePrice: "Escribe lo que pagó el comprador.",
  cost: "Escribe cuánto costó.",
  ask: "Escribe el precio que pides.",
  address: "Escribe una dirección web.",
  miles: "Escribe las millas.",
  purpose: "Di para qué fue.",
} satisfies Translated<typeof dealsProblems>;

export const split = {
  explanation: "{cost} se reparten entre los artículos. Nada se pierde ni se cuenta dos veces.",
  shareCost: "Repartir el costo",
  byValue: "Según lo que vale cada uno",
  byCount: "Por cantidad",
  byHand: "A mano",
  item: "Artículo {number}",
  worth: "Valor ($)",
  share: "Su parte del costo ($)",
  quantity: "Cantidad",
  addItem: "Agregar un artículo",
  split: "Dividir el lote",
  done: "Lote dividido",
  nameTwo: "Nombra al menos dos artículos.",
  enterQuantities: "Escribe un número entero en cada cantidad.",
  enterAmounts: "Escribe un monto para cada artículo.",
} satisfies Translated<typeof dealsSplit>;

export const sale = {
  sellIt: "Venderlo",
  correct: "Corregir la venta",
  sold: "Vendido",
  dayAndPlatform: "{day} en {platform}",
  salePrice: "Precio de venta",
  buyerShipping: "Envío que pagó el comprador",
  sellingFee: "Comisión por venta",
  label: "Etiqueta de envío",
  packing: "Embalaje",

  salePriceField: "Precio de venta ($)",
  soldOn: "Vendido en",
  day: "Día",
  quantity: "Cantidad (de {quantity})",
  buyerShippingField: "Envío que pagó el comprador ($)",
  labelField: "Etiqueta de envío ($)",
  packingField: "Embalaje ($)",
  sellingFeeField: "Comisión por venta ($)",
  sellingFeeHint: "Déjalo vacío para usar la tabla de comisiones.",
  record: "Registrar venta",
  recorded: "Venta registrada",
} satisfies Translated<typeof dealsSale>;

export const returned = {
  title: "Lo devolvieron",
  returnedOn: "Fecha de devolución",
  refund: "Reembolso ($)",
  feeBack: "Comisión que te devolvieron ($)",
  returnLabel: "Etiqueta de devolución ($)",
  record: "Registrar devolución",
  recorded: "Devolución registrada",
} satisfies Translated<typeof dealsReturn>;
