import type { Translated } from "@flipworth/words";
import type { requestErrors } from "../english/request-errors.ts";

const errors: Translated<typeof requestErrors> = {
  accountGone: "Esta cuenta ya no existe.",
  signInFirst: "Primero inicia sesión: /api/login",
  onTheSite: "Haz esto en el sitio, donde tienes la sesión iniciada.",
  needsSecret:
    'Esta llamada necesita un secreto. Llama una vez a POST /api/installs y envía su secreto como "Authorization: Bearer {secret}".',
  unknownSecret:
    'No reconocemos este secreto. Llama una vez a POST /api/installs y envía su secreto como "Authorization: Bearer {secret}".',
  needsSecretOrSession:
    'Esta llamada necesita un secreto o una sesión. Llama una vez a POST /api/installs y envía su secreto como "Authorization: Bearer {secret}".',
  oneFault: "{field}: {fault}.",
  severalFaults: "{field}: {fault}, y {count} más (mira errors).",
  unknownField: "no es un campo conocido",
  notAnObject: "debe ser un objeto JSON",
  notJson: "El JSON no es válido ({name}). Revisa sus comillas y comas.",
  keyMayOnlyRead: "Esta clave de API solo puede leer. Usa una con el permiso “write”.",
  keyMistyped: "Esta clave de API está incompleta o mal escrita. Crea una en los ajustes.",
  keyRevoked: "Esta clave de API se revocó o nunca existió. Crea una en los ajustes.",
  noSuchSession: "Esta sesión no existe.",
  linkExpired: "Este enlace para iniciar sesión venció, ya se usó o se abrió en otro navegador.",
  signInAway:
    "No podemos iniciar tu sesión ahora porque el proveedor de identidad no responde bien. Inténtalo de nuevo en un momento.",
  noSuchInstall: "Esta instalación no existe.",
  linkRequestExpired: "Esta solicitud venció. Presiona de nuevo “Iniciar sesión” en la extensión.",
  onlyExtension: "Solo nuestra extensión puede hacer esta llamada.",
  onlySite: "Esto solo se puede confirmar en el sitio.",
  needsProof:
    "Aquí los visitantes nuevos muestran una prueba de trabajo. Inicia sesión o actualiza la extensión. GET /api/installs/challenge da una nueva.",
  proofOld: "Esta prueba de trabajo es demasiado vieja. GET /api/installs/challenge da una nueva.",
  proofWrong: "Esta prueba de trabajo es incorrecta. GET /api/installs/challenge da una nueva.",
  proofUsed: "Esta prueba de trabajo ya se usó. GET /api/installs/challenge da una nueva.",
  ownerChanged: "Esta cuenta o instalación acaba de cambiar. Envía la solicitud de nuevo.",
  databaseAway: "La base de datos no responde. Inténtalo de nuevo en un momento.",
  internal: "Algo falló de nuestro lado. Inténtalo de nuevo en un momento.",
  noSuchCall: "Esta llamada no existe. En /api/openapi.json están todas.",
  manyAnalyses: "Estamos haciendo muchos análisis ahora. Inténtalo de nuevo en un momento.",
  manyPictures: "Estamos recibiendo muchas imágenes ahora. Inténtalo de nuevo en un momento.",
  manySearches: "Estamos haciendo muchas búsquedas ahora. Inténtalo de nuevo en un momento.",
  searchTooLong: "Esta búsqueda tardó demasiado. Prueba con una palabra más larga o menos común.",
  pageTooLong: "Leer esta página tardó demasiado. Envía una más pequeña.",
  sendJson:
    "No podemos leer este tipo de cuerpo de solicitud. Envía JSON con el encabezado Content-Type: application/json.",
  otherOrigin:
    "No aceptamos llamadas desde este origen. Envíalas desde el sitio, desde nuestra extensión o con un secreto bearer.",
  cutOff: "La solicitud se cortó. Envíala de nuevo.",
  tooSlow:
    "La solicitud fue demasiado lenta. Inténtalo de nuevo con una conexión mejor o envía una imagen más pequeña.",
  tooLarge: "La solicitud pesa más de {limit}. Envía una más pequeña.",
  keyCharacters:
    "La Idempotency-Key debe tener de 1 a {count} letras, cifras o símbolos sin espacios, por ejemplo un UUID.",
  againInAMinute: "{reason} Inténtalo de nuevo en un minuto.",
  againWithinTheHour: "{reason} Inténtalo de nuevo dentro de una hora.",
  againInHours: "{reason} Inténtalo de nuevo en unas {hours} horas.",
  limitAddresses: "Hoy se registraron demasiadas direcciones desde tu red.",
  limitAddress: "Esta dirección se registró demasiadas veces hoy.",
  limitInstalls: "Hoy hubo demasiadas instalaciones nuevas desde tu red.",
  limitNetwork: "Tu red ya usó los análisis gratis de hoy. Cada cuenta tiene los suyos.",
  limitEverybody: "Ya se agotaron los análisis gratis de hoy para todos.",
  limitAnalyses: "Son muchos análisis a la vez.",
  limitKeyCalls: "Son muchas llamadas con claves de API a la vez.",
  limitSearches: "Son muchas búsquedas a la vez.",
  limitSignIns: "Se iniciaron demasiadas sesiones desde tu red.",
  limitChanges: "Son muchos cambios a la vez.",
  limitFree: "Ya recibiste muchos resultados gratis.",
};

export const requestErrorsSpanish = { "server.request-errors": errors };
