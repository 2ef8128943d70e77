import type { Translated } from "@flipworth/words";
import type { keyWords, shownOnceWords, webhookWords } from "../../english/account/developers.ts";

export const apiKeys: Translated<typeof keyWords> = {
  title: "Claves de API",
  what: "Permite que tus programas y agentes de IA usen tu cuenta. Comparten tus análisis y límites. Las claves no pueden administrar claves, dispositivos ni pagos, y no pueden exportar ni eliminar tu cuenta. <docs>Documentación de la API</docs>",
  loadFailed: "No pudimos cargar tus claves de API. {reason}",
  none: "Aún no hay claves de API.",
  newKey: "Tu nueva clave de API",
  scope_read: "Solo lectura",
  scope_write: "Lectura y escritura",
  neverUsed: "Termina en <mono>{ending}</mono>, creada el <made>{madeOn}</made>, sin usar",
  lastUsed:
    "Termina en <mono>{ending}</mono>, creada el <made>{madeOn}</made>, último uso: <used>{usedAt}</used>",
  revoke: "Revocar<hidden> {name}</hidden>",
  revoked: "Clave de API revocada",
  revokedDetail: "Los programas ya no pueden usarla.",
  nameOfNew: "Nombre de la nueva clave",
  nameMissing: "Escribe un nombre, por ejemplo dónde usas la clave.",
  whatItMayDo: "Qué puede hacer",
  make: "Crear clave de API",
  making: "Creando…",
};

export const webhooks: Translated<typeof webhookWords> = {
  title: "Avisos por webhook",
  what: "Enviamos un mensaje firmado a tu dirección cuando pasa algo. La firma sigue Standard Webhooks. Reintentamos durante un día y luego desactivamos el webhook.",
  loadFailed: "No pudimos cargar tus webhooks. {reason}",
  none: "Aún no hay webhooks.",
  signingSecret: "Tu secreto de firma",
  analysisCreated: "Se hace un análisis",
  dealSold: "Se vende una compra",
  turnedOff: "Desactivado",
  turnedOffWhy: "{reason} Envía una prueba para activarlo de nuevo.",
  lastMessage: "Último mensaje, <time>{at}</time>: {outcome}",
  lastMessageAndWaiting: "Último mensaje, <time>{at}</time>: {outcome}; {waiting} en espera",
  sendTest: "Enviar prueba<hidden> a {url}</hidden>",
  sendingTest: "Enviando…<hidden> a {url}</hidden>",
  delete: "Eliminar<hidden> {url}</hidden>",
  testDelivered: "Prueba entregada",
  testNotDelivered: "Prueba no entregada",
  deleted: "Webhook eliminado",
  deletedDetail: "Ya no enviamos nada ahí.",
  address: "Dirección",
  addressHint: "Una dirección https de internet pública.",
  addressWrong: "Escribe una dirección que empiece con https://.",
  tellItWhen: "Avisar cuando",
  eventMissing: "Elige al menos un evento.",
  add: "Agregar webhook",
  adding: "Agregando…",
};

export const shownOnce: Translated<typeof shownOnceWords> = {
  hint: "Copia esto ahora. No se volverá a mostrar.",
  copy: "Copiar",
  done: "Listo",
  copied: "Copiado",
  copiedDetail: "Guarda esto donde solo tú puedas leerlo.",
  notCopied: "No se copió",
  notCopiedDetail: "Selecciona el texto y cópialo tú.",
};
