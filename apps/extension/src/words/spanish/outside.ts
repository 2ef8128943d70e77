import type { Translated } from "@flipworth/words";
import type { cornerWords } from "../english/corner.ts";
import type { marksWords } from "../english/marks.ts";
import type { workerWords } from "../english/worker.ts";

/** What stands in pages. The worker hands it to our scripts there, which carry English alone. */
export const inPages = {
  "extension.corner": {
    analyze: "Analizar",
    reading: "Leyendo…",
    hide: "Ocultar en este sitio",
    useSales: "Usar estas ventas",
    salesFor: "Para “{deal}”",
    card: "Flipworth",
    updated: "Flipworth se actualizó. Vuelve a cargar la página y presiona el botón de nuevo.",
    failed: "Flipworth no respondió. Presiona el botón de nuevo.",
    unseen:
      "Algo en esta página tapa o cambia este botón. Usa el botón de Flipworth en la barra de herramientas de Chrome.",
    noSales: "No encontramos ventas en esta página.",
    noDeal: "Analiza primero un anuncio y abre sus anuncios vendidos desde la tarjeta.",
    stillBefore:
      "La página todavía muestra el artículo anterior. Espera un momento y presiona de nuevo.",
  } satisfies Translated<typeof cornerWords>,
  "extension.marks": {
    buy: "Posible compra +{profit}",
    buyPlain: "Posible compra",
    negotiate: "Negociar a {price}",
    negotiatePlain: "Negociar",
    skip: "Pasar",
    unsure: "Sin certeza",
    named: "{label}: {title}",
    marks: "Marcas de Flipworth",
    rating: "Calificando esta página…",
    summary:
      "{count, plural, one {1 calificado} other {{count} calificados}}, {buys, plural, one {1 posible compra} other {{buys} posibles compras}}",
    nothing: "Todavía no hay nada que calificar aquí",
    next: "Siguiente posible compra",
    hide: "Ocultar marcas",
    full: "Calificado en tu dispositivo por su título y precio. Abre el anuncio para la respuesta completa.",
    open: "Abrir anuncio",
    close: "Cerrar",
    failed: "No pudimos calificar esta página. Vuelve a cargarla e inténtalo de nuevo.",
  } satisfies Translated<typeof marksWords>,
};

/** What the worker has Chrome show. */
export const ofWorker = {
  "extension.worker": {
    actionTitle: "Analizar este anuncio",
    menuAnalyze: "Analizar este anuncio con Flipworth",
    menuRate: "Calificar esta página con Flipworth",
    newBuys: "{count, plural, one {Nueva posible compra} other {{count} nuevas posibles compras}}",
    newBuy: "{title}: pide {price}, unos {profit} de ganancia",
  } satisfies Translated<typeof workerWords>,
};
