import type { Translated } from "@flipworth/words";
import type { refusalWords, stageWords, summaryWords, witnessWords } from "../english/report.ts";

const stages: Translated<typeof stageWords> = {
  readUntitled: "Leímos un anuncio sin título, {price}, {condition}.",
  readTitled: 'Leímos "{title}", {price}, {condition}.',
  condition: 'estado "{words}"',
  noCondition: "estado no indicado",
  noPrice: "sin precio",
  free: "gratis",
  unclearPrice: 'precio poco claro ("{words}")',
  otherPrice: 'precio "{words}"',
  asking: "precio pedido {price}",
  compare: "Difícil de leer, así que compara con el anuncio: {facts}.",
  fact_title: "el título",
  fact_price: "el precio",
  fact_condition: "el estado",
  fact_description: "la descripción",
  fact_category: "la categoría",
  fact_location: "la ubicación",
  fact_seller: "el vendedor",
  accessory: "Un accesorio o una pieza, no el artículo principal.",
  accessoryNamed: "Un accesorio o una pieza, no el artículo principal: {name}.",
  identified: "{thing}, {sureness}.",
  identifiedBy: '{thing}, {sureness} (por "{words}").',
  forParts: "{thing}, para piezas o roto",
  veryLikely: "muy probable",
  likely: "probable",
  notSure: "sin certeza",
  lotOfOne: "Un lote de un solo tipo, sin decir cuántos: {name}.",
  several: "Varios artículos distintos que se venden juntos.",
  severalNamed: "Varios artículos distintos que se venden juntos: {names}.",
  brandOnly: "Reconocemos la marca ({brand}), pero no tenemos precio para este modelo.",
  notPriced: "Reconocemos {name}, pero no tenemos precio.",
  unknown: "No pudimos saber qué es esto.",
  categoryOnly: "Solo sabemos la categoría: {category}.",
};

const witnesses: Translated<typeof witnessWords> = {
  saw: "Un modelo de visión miró la imagen y vio: {thing} ({percent}% de seguridad).",
  sawState: "Un modelo de visión miró la imagen y vio: {thing} ({percent}% de seguridad), {state}.",
  looks_new: "parece nuevo",
  looks_like_new: "parece como nuevo",
  looks_good: "parece en buen estado",
  looks_fair: "parece en estado aceptable",
  looks_poor: "parece en mal estado",
  looks_parts: "parece para piezas",
  missing: "falta: {part}",
  nothingFound: 'Buscamos "{words}" en {source} y no encontramos anuncios en este momento.',
  found:
    'Buscamos "{words}" en {source} y usamos {used} de {count, plural, one {{count} anuncio} other {{count} anuncios}}.',
};

const summary: Translated<typeof summaryWords> = {
  range: "La mayoría se vende por {low}–{high}, según {basis}.",
  and: "{others} y {last}",
  ourEstimate: "nuestra estimación",
  vehicleTable: "nuestra tabla de vehículos",
  newPrice: "su precio de nuevo",
  metal: "su metal",
  photo: "lo que se ve en la foto",
  sales: "{count, plural, =0 {ventas} one {{count} venta} other {{count} ventas}}",
  askingPrices:
    "{count, plural, =0 {precios pedidos} one {{count} precio pedido} other {{count} precios pedidos}}",
  recordedPrices:
    "{count, plural, =0 {precios registrados} one {{count} precio registrado} other {{count} precios registrados}}",
  confidenceHigh: "Confianza alta: según {basis}.",
  confidenceMedium: "Confianza media: según {basis}.",
  confidenceLow: "Confianza baja: según {basis}.",
  bestWay: "La mejor forma de vender: {way}.",
  bestPlace: "El mejor lugar para vender: {platform}.",
  item: "artículo",
};

const refusals: Translated<typeof refusalWords> = {
  nothingToRead:
    "No hay nada que leer. Agrega un título, una descripción, el texto del anuncio o una captura de pantalla.",
  linkOnly:
    "No podemos abrir enlaces. Abre el anuncio, copia su texto con el título y el precio (o toma una captura de pantalla) y pégalo aquí.",
  many_listings:
    "Este texto muestra varios artículos, cada uno con su precio. Abre un solo anuncio y copia su página, o escribe el título y el precio de un artículo.",
  no_text:
    "No pudimos leer texto en esta imagen. Escribe qué es en el título o toma una captura de la página del anuncio con el zoom normal.",
  no_listing:
    "Esta imagen no muestra un solo anuncio ni una etiqueta que conozcamos. Escribe qué es en el título o toma una captura de un anuncio con su título y su precio.",
  unusablePrice:
    'No podemos usar "{words}" como precio. Escribe dólares de 0 a 1,000,000 o déjalo vacío.',
  housing:
    "Esto es una vivienda o una habitación, no un artículo para revender. Abre el anuncio de un artículo.",
  job: "Esto es una oferta de trabajo, no un artículo para revender. Abre el anuncio de un artículo.",
  service:
    "Esto es un servicio, no un artículo para revender. Si aquí se vende un artículo, escribe su nombre en el título.",
  wanted: "Esta persona quiere comprar, no vender. Abre un anuncio que ofrezca el artículo.",
  rental: "Esto se alquila, no se vende. Abre un anuncio que venda el artículo.",
  animal:
    "No ponemos precio a animales vivos. Si es una jaula, un acuario o una montura, escribe su nombre en el título.",
};

export const reportSpanish = {
  "engine.stages": stages,
  "engine.witnesses": witnesses,
  "engine.summary": summary,
  "engine.refusals": refusals,
};
