import type { Translated } from "@flipworth/words";
import type { accountWords, saveWords } from "../english/account.ts";
import type { historyWords } from "../english/history.ts";

export const account = {
  "extension.account": {
    unnamed: "Usuario",
    menu: "Menú de la cuenta",
    menuOf: "Menú de la cuenta de {name}",
    history: "Historial de análisis",
    signIn: "Iniciar sesión",
    signedOut: "No has iniciado sesión.",
    signInHint: "Usa una cuenta para guardar compras y conservar tu historial.",
    signInToSave: "Inicia sesión para guardar",
    waitingTitle: "Termina de iniciar sesión en la otra pestaña",
    waiting:
      "Inicia sesión allí y presiona “Conectar”. Lo detectaremos automáticamente y guardaremos la compra que querías guardar.",
    openSignInAgain: "Volver a abrir el inicio de sesión",
    signInFailed:
      "No pudimos iniciar tu sesión porque no podemos conectar con Flipworth. Inténtalo de nuevo en un minuto.",
    signOut: "Cerrar sesión",
    signOutHint: "Este navegador olvidará tu cuenta. Tu historial se queda en el sitio.",
    dashboard: "Panel",
    options: "Opciones",
    upgrade: "Mejorar el plan",
    freePlan: "Gratis",
    creditsLeft: "{left, plural, one {Queda #} other {Quedan #}} de {total}; se renuevan el {day}",
  } satisfies Translated<typeof accountWords>,
  "extension.save": {
    save: "Guardar anuncio",
    saving: "Guardando…",
    saved: "Guardado",
    savedTitle: "¡Análisis guardado!",
    savedSentence: "El análisis se agregó a tus anuncios guardados.",
    error: "Algo salió mal",
    failed: "No se pudo guardar el análisis: {message}",
    noServer: "No podemos conectar con Flipworth en este momento. Inténtalo de nuevo en un minuto.",
    notUnderstood: "No pudimos leer la respuesta del servidor.",
    viewPlans: "Ver planes",
  } satisfies Translated<typeof saveWords>,
  "extension.history": {
    title: "Historial de análisis",
    back: "Atrás",
    loading: "Cargando tu historial…",
    emptyTitle: "Aún no hay análisis",
    empty: "Presiona el botón de Flipworth en un anuncio. Tus resultados aparecen aquí.",
    failedTitle: "No pudimos cargar tu historial",
    failed: "No podemos conectar con Flipworth en este momento. Inténtalo de nuevo en un minuto.",
    openOnSite: "Abrir en el sitio",
    unknownItem: "Artículo desconocido",
    noPrice: "Sin precio",
    profit: "Ganancia {amount}",
  } satisfies Translated<typeof historyWords>,
};
