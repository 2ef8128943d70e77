/** Where a figure comes from, by the English of the guide and of the fee tables. */
export const guideSourcesSpanish: Readonly<Record<string, string>> = {
  "Flipworth's own estimate from general knowledge of US resale prices, not taken from a record of sales":
    "Estimación propia de Flipworth por conocimiento general de los precios de reventa en EE. UU., no de un registro de ventas",
  "Flipworth's own estimate from general knowledge of resale prices, not taken from a record of sales":
    "Estimación propia de Flipworth por conocimiento general de los precios de reventa, no de un registro de ventas",
  "Flipworth's own estimate from general knowledge of new prices and of how bicycles lose value, not taken from a record of sales":
    "Estimación propia de Flipworth por conocimiento general de los precios de nuevo y de cómo pierden valor las bicicletas, no de un registro de ventas",
  "Flipworth's own estimate from general knowledge of what a maker's guitars bring, not taken from a record of sales":
    "Estimación propia de Flipworth por conocimiento general de lo que se paga por las guitarras de un fabricante, no de un registro de ventas",
  "Flipworth's own estimate from general knowledge of each series' new price and of what used ones bring, not taken from a record of sales":
    "Estimación propia de Flipworth por conocimiento general del precio de nuevo de cada serie y de lo que se paga por las usadas, no de un registro de ventas",
  "A figure that whoever runs this server entered, not taken from a record of sales":
    "Una cifra que ingresó quien administra este servidor, no de un registro de ventas",

  // The fee tables.
  "eBay help page 4822, final value fees for sellers without a Store":
    "página de ayuda 4822 de eBay, comisiones por venta para vendedores sin tienda",
  "Facebook charges nothing for local pickup; every source we read agrees":
    "Facebook no cobra nada por la entrega local; todas las fuentes que leímos coinciden",
  "easyconverteasy.com guide, 2026": "guía de easyconverteasy.com, 2026",
  "Jelonman/marketplace-fee-data on Hugging Face": "Jelonman/marketplace-fee-data en Hugging Face",
  "several secondary pages, 2026; not read on etsy.com":
    "varias páginas secundarias, 2026; no leído en etsy.com",
  "the example rate on Flipworth's pages": "la tarifa de ejemplo de las páginas de Flipworth",
  "stockx.com help, undated; kicks.dev": "ayuda de stockx.com, sin fecha; kicks.dev",
};
