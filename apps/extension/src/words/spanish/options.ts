import type { Translated } from "@flipworth/words";
import type {
  optionsWords,
  permissionWords,
  sellingWords,
  serverWords,
} from "../english/options.ts";

export const options = {
  "extension.options": {
    pageTitle: "Opciones de Flipworth",
    title: "Opciones",
    lead: "Los cambios se guardan automáticamente.",
    server: "Servidor",
    listings: "En las páginas de anuncios",
    inPageButton: "Mostrar un botón “Analizar” en las páginas de anuncios",
    inPageButtonHint:
      "No lee nada hasta que lo presionas. Para mostrarlo, Chrome permite que Flipworth lea y cambie tus datos en Facebook, Craigslist, OfferUp y eBay. Hasta que lo presionas, Flipworth solo mira la dirección de la página.",
    selling: "Cómo vendes",
    sellingHint:
      "Se usa cuando no has iniciado sesión. Si la iniciaste, usamos tus ajustes del sitio.",
    privacy: "Qué enviamos",
    policy: "Política de privacidad",
    look: "Apariencia",
    language: "Idioma",
    theme: "Tema",
    theme_system: "Sistema",
    theme_light: "Claro",
    theme_dark: "Oscuro",
  } satisfies Translated<typeof optionsWords>,
  "extension.permissions": {
    salesTitle: "Precios de venta",
    salesAllowed:
      "Permitiste www.ebay.com, así que “Ver precios de venta” puede leer sus anuncios vendidos cuando lo presionas. Nada más usa este permiso.",
    salesNotAllowed:
      "Flipworth todavía no puede leer www.ebay.com. Chrome te preguntará cuando presiones “Ver precios de venta”.",
    salesAllow: "Permitir www.ebay.com",
    salesWithdraw: "Quitar este permiso",
    picturesTitle: "Imágenes desde la tarjeta de una página",
    picturesAllowed:
      "Permitiste todos los sitios, así que la tarjeta puede tomar una imagen de su página cuando lo pides. Nada más usa este permiso.",
    picturesNotAllowed:
      "Todavía no está permitido. Chrome te preguntará cuando presiones “Enviar también una imagen de la página”.",
    picturesWithdraw: "Quitar el permiso",
    failed: "Chrome no lo quitó. Quítalo en la página de Flipworth en chrome://extensions.",
  } satisfies Translated<typeof permissionWords>,
  "extension.selling": {
    platform: "Dónde vendes",
    letChoose: "Que Flipworth elija",
    profit: "Ganancia mínima ($)",
    roi: "Retorno mínimo (%)",
    platform_ebay: "eBay",
    platform_facebook_local: "Facebook Marketplace, entrega local",
    platform_facebook_shipped: "Facebook Marketplace, con envío",
    platform_mercari: "Mercari",
    platform_poshmark: "Poshmark",
    platform_depop: "Depop",
    platform_offerup_shipped: "OfferUp, con envío",
    platform_etsy: "Etsy",
    platform_whatnot: "Whatnot",
    platform_stockx: "StockX, solo sin usar",
    platform_flat_13: "Una comisión fija del 13%",
    problem_notDollars: "debe ser una cantidad en dólares",
    problem_notPercent: "debe ser un porcentaje",
    problem_negative: "no puede ser menos de 0",
    problem_tooMuch: "debe ser como máximo {most}",
  } satisfies Translated<typeof sellingWords>,
  "extension.server": {
    address: "Dirección del servidor",
    addressHint:
      "La dirección de tu propio servidor de Flipworth, como https://flipworth.example. Chrome te pedirá que la permitas.",
    use: "Usar este servidor",
    checking: "Comprobando el servidor…",
    useDefault: "Usar el servidor predeterminado",
    inUse: "Conectado a {address}, Flipworth {version}.",
    newInUse:
      "Conectado a {address}, Flipworth {version}. Allí eres un visitante nuevo hasta que inicies sesión.",
    notAnAddress: "Escribe una dirección http o https, como https://flipworth.example.",
    hasMore: "Quita todo lo que sigue al nombre y al puerto.",
    refused: "No permitiste esta dirección en Chrome, así que no cambiamos nada.",
    away: "No podemos conectar con un servidor allí, así que no cambiamos nada.",
    notFlipworth: "El servidor de esa dirección no es Flipworth, así que no cambiamos nada.",
    tooOld: "Ese servidor usa Flipworth {version}. Actualízalo primero.",
    tooNew: "Ese servidor usa Flipworth {version}. Actualiza primero esta extensión.",
    standing_away: "No podemos conectar con {address}.",
    standing_not_flipworth: "El servidor en {address} no es Flipworth.",
    standing_too_old: "{address} usa un Flipworth más antiguo. Actualiza el servidor.",
    standing_too_new: "{address} usa un Flipworth más nuevo. Actualiza esta extensión.",
  } satisfies Translated<typeof serverWords>,
};
