import type { Translated } from "@flipworth/words";
import type { cardWords, salesWords, soldCheckWords } from "../english/card.ts";

export const card = {
  "extension.card": {
    name: "Flipworth",
    openPanel: "Panel lateral",
    close: "Cerrar",
  } satisfies Translated<typeof cardWords>,
  "extension.soldCheck": {
    title: "Precios de venta",
    press: "Ver precios de venta",
    lead: "Abrimos los anuncios vendidos de eBay para “{words}” en una pestaña en segundo plano, los leemos una vez y actualizamos el rango.",
    pressElsewhere: "Ver en {site}",
    chromeAsks: "Chrome te pregunta una sola vez si Flipworth puede leer {host}.",
    opening: "Leyendo anuncios vendidos…",
    updating: "Actualizando el rango…",
    why_not_allowed:
      "Chrome no nos permitió leer {host}, así que no lo leímos. Presiona de nuevo para permitirlo.",
    why_check_page:
      "{site} quiere comprobar que eres una persona. Hazlo en la pestaña que abrimos y presiona de nuevo.",
    why_sign_in:
      "{site} te pide iniciar sesión primero. Hazlo en la pestaña que abrimos y presiona de nuevo.",
    why_elsewhere:
      "{site} muestra otra página en lugar de anuncios vendidos. Mira la pestaña que abrimos y presiona de nuevo.",
    why_no_results:
      "{site} no muestra anuncios vendidos para “{words}”. Prueba otras palabras en la pestaña que abrimos y presiona allí “Usar estas ventas”.",
    why_not_loaded:
      "Los anuncios vendidos no se cargaron. Mira la pestaña que abrimos y presiona de nuevo.",
    why_closed: "La pestaña se cerró antes de que pudiéramos leerla. Presiona de nuevo.",
  } satisfies Translated<typeof soldCheckWords>,
  "extension.sales": {
    cancel: "Cancelar",
    loading: "Comparando con estas ventas…",
    goneTitle: "Ya no tenemos estas ventas",
    gone: "Presiona de nuevo “Usar estas ventas” en su página.",
    title: "{count, plural, one {1 venta} other {{count} ventas}} de esta página",
  } satisfies Translated<typeof salesWords>,
};
