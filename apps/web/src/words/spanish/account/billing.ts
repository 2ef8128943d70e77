import type { Translated } from "@flipworth/words";
import type { newsletterWords } from "../../english/account/newsletter.ts";
import type { paymentWords } from "../../english/account/payment.ts";
import type { planWords } from "../../english/account/plan.ts";
import type { featureWords, subscribeWords } from "../../english/account/subscribe.ts";

export const plan: Translated<typeof planWords> = {
  title: "Plan y facturas",
  free: "Gratis",
  nameAndPrice: "<name>{plan}</name><price> · {amount} al mes</price>",
  left: "{left, plural, one {Queda # de {total} análisis} other {Quedan # de {total} análisis}}; se renuevan el {day}",
  viewPlans: "Ver planes",
  cancelPlan: "Cancelar plan",
  keep: "Conservar {plan}",

  yourPlan: "Tu plan",
  ends: "Tu plan termina el {day}.",
  changes: "Tu plan cambia a {plan} el {day}.",
  paymentFailed: "Tu último pago falló",
  paymentFailedDetail:
    "{plan} sigue activo mientras reintentamos el cobro. Revisa la tarjeta o usa otra en Administrar cuenta.",

  cancelTitle: "¿Cancelar {plan}?",
  cancelWarning:
    "Conservas {plan} hasta que termine tu mes pagado y no te cobraremos más. Después pasas al plan Gratis, con {analyses} análisis al mes. Tus anuncios guardados se quedan.",
  cancelFailed: "No pudimos cancelar tu plan. {reason}",
  cancel: "Cancelar mi plan",
  canceling: "Cancelando…",
  canceled: "Plan cancelado",
  keptUntilDay: "Conservas {plan} hasta el {day}.",
  keptUntilMonthEnds: "Conservas {plan} hasta que termine tu mes pagado.",

  invoices: "Facturas",
  invoicesFailed: "No pudimos cargar tus facturas. {reason}",
  noInvoices: "Aún no hay facturas.",
  invoice_open: "Por pagar",
  invoice_paid: "Pagada",
  invoice_uncollectible: "Sin pagar",
  invoice_void: "Anulada",
  viewInvoice: "Ver <more>la factura del {day} (pestaña nueva)</more>",
};

export const subscribe: Translated<typeof subscribeWords> = {
  title: "Suscribirse",
  preparing: "Preparando tu suscripción",
  needsJavaScript: "Pagar con tarjeta necesita JavaScript.",
  subscribeTo: "Suscribirse a {plan}",
  switchTo: "Cambiar a {plan}",
  keep: "Conservar {plan}",

  noPayments: "Los pagos no están configurados",
  noPaymentsDetail: "Falta la clave publicable en la configuración del servidor.",
  failed: "No se pudo crear la suscripción",
  noSecret: "No se pudo preparar el pago: falta el secreto del cliente",
  noSecretDetail: "No se te cobró. Elige el plan de nuevo. Si sigue pasando, contacta a soporte.",
  subscriptionError: "Error de suscripción",
  returnToPricing: "Volver a los precios",

  startHeading: "¿Empezar con {plan}?",
  startDetail: "Pagas con tarjeta, {price} al mes.",
  start: "Empezar con {plan}",
  settleHeading: "¿Pagar el saldo?",
  settleDetail: "Tu último pago falló.",
  balanceDue: "Saldo pendiente",
  settle: "Pagar el saldo",
  keepHeading: "¿Conservar {plan}?",
  keepDetail:
    "Tu plan está por cambiar a {next} el {day}. Si conservas {plan}, se renueva ese día.",
  changeHeading: "¿Cambiar de {from} a {plan}?",
  upDetail: "{plan} empieza ahora. Cobramos a tu tarjeta la diferencia por el resto de tu mes.",
  difference: "Diferencia prorrateada",
  downDetail: "Conservas {from} hasta que termine tu mes pagado. Después cambias a {plan}.",
  change: "Cambiar a {plan}",
  payAndSubscribe: "Pagar {amount} y suscribirme",
  payNow: "Pagar ahora",
  keepCurrent: "Conservar mi plan actual",

  outcome_payment: "Escribe los datos de tu tarjeta",
  outcome_upgraded: "Tu plan cambió",
  outcome_downgrade_scheduled: "Tu plan va a cambiar",
  outcome_already_on_plan: "Tu plan sigue igual",
  toDashboard: "Ir a tu panel",

  whatYouPay: "Lo que pagas",
  aMonth: "{plan}, al mes",
  dueToday: "A pagar hoy",
  renews:
    "Se renueva cada mes por {price}. Cancela cuando quieras en Administrar cuenta y conservas el plan hasta que termine el mes. Se aplican los <terms>Términos del servicio</terms>.",
};

export const planFeatures: Translated<typeof featureWords> = {
  analyses: "{count} análisis al mes",
  analysesFairUse: "{count} análisis al mes (uso razonable)",
  anySavedDeals: "Anuncios guardados sin límite",
  savedDeals: "Hasta {count} anuncios favoritos",
  anyOpenDeals: "Compras sin límite con seguimiento de ganancias",
  openDeals: "{count} compras abiertas con seguimiento de ganancias",
  history: "Historial de análisis",
  priority: "Procesamiento prioritario",
  more: "Más si lo pides: contacta a soporte",
};

export const payment: Translated<typeof paymentWords> = {
  payByCard: "Paga con tarjeta",
  byStripe: "Stripe procesa tu pago. Flipworth nunca ve el número de tu tarjeta.",
  formFailed: "No pudimos cargar el formulario de pago",
  formFailedDetail:
    "El formulario viene de Stripe. Un bloqueador o una mala conexión puede haberlo detenido. No se te cobró.",
  paying: "Pagando…",

  processing: "Procesando el pago",
  processingDetail: "Estamos procesando tu suscripción. En un momento te llevamos de vuelta.",
  failed: "El pago falló",
  failedDetail: "Revisa los datos de tu pago e inténtalo de nuevo",
  broken: "Error de pago",
  brokenDetail: "Ocurrió un error inesperado con tu pago",

  confirming: "Confirmando tu pago…",
  arrived: "Ya tienes {plan}",
  arrivedDetail: "Recibimos tu pago. Ahora tienes {count} análisis al mes.",
  notYet: "Seguimos esperando tu pago",
  notYetDetail:
    "No tienes que hacer nada. Tu plan empieza cuando llegue el pago. Vuelve a mirar en unos minutos.",
};

export const newsletter: Translated<typeof newsletterWords> = {
  title: "El boletín",
  what: "Qué se vendió, qué no y qué comisiones cambiaron. Un correo corto de vez en cuando.",
  email: "Correo electrónico",
  placeholder: "Escribe tu correo",
  subscribe: "Suscríbete gratis",
  needsJavaScript: "Suscribirse necesita JavaScript.",

  stored: "¡Gracias! Ya estás en la lista.",
  asked: "Revisa tu correo: el enlace que te enviamos te agrega a la lista.",
  badAddress: "Escribe una dirección de correo como nombre@example.com.",
  tooMany: "Hoy hubo demasiadas suscripciones desde tu red. Inténtalo de nuevo mañana.",
  failed: "No pudimos suscribirte. Inténtalo de nuevo en un momento.",
};
