import type { Translated } from "@flipworth/words";
import type { recordErrors } from "../english/record-errors.ts";

const errors: Translated<typeof recordErrors> = {
  accountGone: "Esta cuenta ya no está.",
  fullSales: "Guardamos hasta {count} ventas por persona y con estas serían más.",
  fullDeals: "Guardamos hasta {count} compras por persona.",
  fullTrips: "El registro guarda hasta {count} viajes.",
  fullWatches: "Puedes seguir como máximo {count} artículos. Primero deja de seguir uno.",
  fullReceipts: "Tus recibos llegaron a los 200 MB. Primero elimina los viejos.",
  fullKeys: "Puedes tener {count} claves de API. Revoca una que ya no uses.",
  fullWebhooks: "Puedes tener {count} webhooks. Primero elimina uno.",
  planDeals:
    "El plan Gratis guarda {limit} compras abiertas. Cierra una o elige un plan mayor en /pricing.",
  planListings:
    "El plan Gratis guarda {limit} anuncios guardados. Elimina uno o elige un plan mayor en /pricing.",
  unknownThing: "La guía de precios no tiene este artículo.",
  unknownCategory: "La guía de precios no tiene esta categoría.",
  noSuchSale: "Esa venta no existe.",
  noSuchDeal: "Esta compra no existe.",
  noSuchTrip: "Este viaje no está en tu registro.",
  noSuchListing: "Este anuncio no existe.",
  noSuchKey: "Esta clave de API no existe.",
  noSuchWebhook: "Este webhook no existe.",
  noReceipt: "Esta compra no tiene recibo.",
  dealChanged: "Esta compra cambió mientras tanto. Cárgala de nuevo y luego cámbiala.",
  dealClosed: "Esta compra está cerrada, así que no se puede dividir.",
  dealUnsold: "Esta compra no se ha vendido, así que nada puede devolverse.",
  lotSplit: "Este lote se dividió. Cambia los artículos que salieron de él.",
  lotHasItems:
    "Aún tienes artículos de este lote entre tus compras y su costo depende de él. Primero elimínalos.",
  receiptInUse:
    "Los artículos vendidos de esta compra aún necesitan su recibo. Primero agrégales el recibo y elimínalo aquí.",
  partsCost:
    "Las partes cuestan {parts} en total, pero el lote costó {lot}. Cambia una parte en {difference}.",
  pictureTooLarge: "La imagen debe pesar 1.5 MB como máximo.",
  notAPicture: "Esto no es una imagen PNG, JPEG o WebP.",
  notCsv: "Este archivo no se puede leer como CSV. Expórtalo de nuevo.",
  nameOne: "Indica una compra o un análisis: ?deal= o ?analysis=.",
  otherKey: "Esta Idempotency-Key creó otra clave de API. Usa una nueva.",
  keyInUse: "Esta Idempotency-Key creó una clave de API que está en uso.",
  otherWebhook: "Esta Idempotency-Key creó otro webhook. Usa una nueva.",
  noPlanToManage: "Aún no tienes un plan de pago que administrar.",
  noPlanToCancel: "No tienes un plan de pago que cancelar.",
  noSuchPlan: "Este plan no existe. En /pricing están todos los planes.",
  freeNeedsNone:
    "El plan Gratis no necesita pago. Para dejar un plan de pago, cancélalo en tus ajustes.",
  changingPlan: "Ya estamos cambiando tu plan. Inténtalo de nuevo en un minuto.",
  processingPlan: "Seguimos procesando tu último cambio de plan. Revisa tu plan en un momento.",
  paymentNotSetUp: "No pudimos preparar el pago.",
  lastPaymentFailed: "Tu último pago falló. Págalo en Administrar cuenta y luego cambia de plan.",
  cardRefused:
    "No pudimos cobrar a tu tarjeta, así que tu plan sigue igual. Cambia la tarjeta en Administrar cuenta.",
  paymentsAway:
    "El proveedor de pagos no responde. Inténtalo de nuevo en un momento. No se te cobrará dos veces.",
  noPayments: "Los pagos no están configurados en este servidor.",
};

export const recordErrorsSpanish = { "server.record-errors": errors };
