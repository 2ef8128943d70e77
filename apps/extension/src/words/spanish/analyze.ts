import type { Translated } from "@flipworth/words";
import type { analyzeWords, offerWords, refusalWords } from "../english/analyze.ts";
import type { failureWords, versionWords } from "../english/failure.ts";

export const analyze = {
  "extension.analyze": {
    emptyTitle: "Abre un anuncio y presiona el botón",
    emptySentence:
      "Presiona el botón de Flipworth en la barra de herramientas, o Alt+Shift+F, en un anuncio de Facebook Marketplace, Craigslist, OfferUp o eBay. En otros sitios leemos una imagen de la página. No leemos nada hasta que lo presionas.",
    reading: "Leyendo la página…",
    readAgain: "Leer de nuevo",
    movedTitle: "Esta pestaña ahora muestra otra página",
    movedSentence: "El último resultado era de la página anterior. Esta no la hemos leído.",
    analyzeThisPage: "Analizar esta página",
    cancelled: "Cancelado",
    cancelledSentence: "El texto de la página sigue aquí.",
    analyze: "Analizar",
    cancel: "Cancelar",
    tryAgain: "Reintentar",
    seePlans: "Ver planes",
    openInWebApp: "Abrir en la app web",
    newTab: "(pestaña nueva)",
    analyzeAgain: "Analizar de nuevo",
  } satisfies Translated<typeof analyzeWords>,
  "extension.refusal": {
    notAListing: "Aquí no encontramos un anuncio concreto",
    notRead: "No pudimos leer esta página",
    press_again: "Presiona de nuevo el botón de Flipworth en la barra de herramientas.",
    no_listing:
      "Esta página no muestra un anuncio concreto. Abre uno y presiona el botón de nuevo.",
    not_granted: "Presiona el botón de Flipworth en la página que quieres revisar.",
    forbidden:
      "Chrome no permite que las extensiones lean esta página. Abre un anuncio y presiona el botón.",
    unreadable: "No pudimos leer esta página. Vuelve a cargarla y presiona el botón de nuevo.",
    changed: "La página cambió mientras la leíamos. Presiona el botón de nuevo.",
    changing:
      "Esta página todavía está cargando el siguiente anuncio. Espera un momento y presiona el botón de nuevo.",
    no_picture: "No pudimos tomar una imagen de esta página. Presiona el botón de nuevo.",
    no_words:
      "No encontramos el texto de un anuncio en esta página. Una imagen de la página puede ayudar.",
  } satisfies Translated<typeof refusalWords>,
  "extension.offer": {
    state_pending: "Pendiente",
    state_sold: "Marcado como vendido",
    state_rented: "Ya alquilado",
    state_ended: "Terminó sin venderse",
    pricePer_hour: "El precio es por hora",
    pricePer_day: "El precio es por día",
    pricePer_week: "El precio es por semana",
    pricePer_month: "El precio es por mes",
    pricePer_year: "El precio es por año",
  } satisfies Translated<typeof offerWords>,
  "extension.failure": {
    noneLeft: "No te quedan análisis",
    noAnswer: "Sin resultado para este anuncio",
    offlineTitle: "No tienes conexión",
    offline:
      "Inténtalo de nuevo cuando tengas conexión. Tu anuncio sigue aquí, y volver a intentarlo no usa otro análisis.",
    awayTitle: "No podemos conectar con Flipworth en este momento",
    away: "Inténtalo de nuevo en un minuto. No usará otro análisis.",
    noneLeftHere: "Hoy no quedan análisis gratis en esta red",
    signInForMore: "{reason} Inicia sesión para usar ahora tus propios análisis.",
    unfinishedTitle: "Algo falló de nuestro lado",
    unfinished: "Inténtalo de nuevo en un minuto. (Código {status})",
    notUnderstoodTitle: "No pudimos leer la respuesta",
    notUnderstood:
      "La extensión y el servidor pueden ser de versiones distintas. Actualiza el más antiguo de los dos.",
  } satisfies Translated<typeof failureWords>,
  "extension.versions": {
    tooOldTitle: "Este servidor es más antiguo que la extensión",
    tooOld: "{address} usa Flipworth {version}. Actualiza el servidor y vuelve a abrir este panel.",
    tooNewTitle: "Esta extensión es más antigua que el servidor",
    tooNew:
      "{address} usa Flipworth {version}. Actualiza la extensión en chrome://extensions y vuelve a abrir este panel.",
    outdatedTitle: "Flipworth se actualizó",
    outdated: "Cierra este panel y presiona de nuevo el botón de Flipworth. No se pierde nada.",
  } satisfies Translated<typeof versionWords>,
};
