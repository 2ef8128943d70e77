import type { Translated } from "@flipworth/words";
import type { garageSaleWords } from "../../english/analyses/garage-sale.ts";

export const garageSale: Translated<typeof garageSaleWords> = {
  form: "Artículo",
  price: "Precio de la etiqueta ($)",
  photo: "Foto",
  takePhoto: "Toma una foto del artículo, su etiqueta o código de barras",
  check: "Revisar",
  checking: "Revisando…",
  sayWhatItIs: "Di qué es, o toma una foto de su etiqueta.",

  negotiateTo: "Negociar a {price}",
  notSure: "Sin certeza",
  ofProfit: "de ganancia tras comisiones",
  ofTypical: "precio típico",
  ofLimit: "como máximo",
  estimateNote: "Estimación sin conexión, gratis. La respuesta completa cuenta.",

  cheaper: "Más barato",
  askingPrice: "Precio pedido",
  otherPrice: "Otro precio ($)",
  use: "Usar",
  condition: "Estado",
  conditionNew: "Nuevo",
  conditionLikeNew: "Como nuevo",
  conditionGood: "Bueno",
  conditionFair: "Aceptable",
  conditionForParts: "Para piezas",
  bought: "Lo compré",
  paid: "Lo que pagaste ($)",
  addToFinds: "Agregar",
  next: "Próximo artículo",

  waiting: "Guardada en este teléfono. Enviaremos la foto cuando tengas conexión.",
  sent: "Enviado ahora que tienes conexión: {title}.",
  added_deal: "Agregado a los hallazgos de hoy. Está en tus compras.",
  added_waiting:
    "Agregado a los hallazgos de hoy. Guardado en este teléfono. Pasará a tus compras cuando tengas conexión.",
  added_phone:
    "Agregado a los hallazgos de hoy. Guardado en este teléfono por hoy. Inicia sesión para seguirlo en tus compras.",
  notAdded: "No pudimos agregarlo. {reason}",

  finds: "Hallazgos de hoy",
  totalPaid: "Pagado",
  totalProfit: "Ganancia probable",
  leftToSpend: "Queda para gastar",
  unknownItem: "Artículo desconocido",
  source: "Venta de garaje",
};
