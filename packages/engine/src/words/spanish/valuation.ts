import type { Translated } from "@flipworth/words";
import type { adjustmentWords, evidenceWords, valuationWords } from "../english/valuation.ts";

const valuation: Translated<typeof valuationWords> = {
  basis: "La mayoría se vende por {low}–{high}; el precio típico es {median}. {sources}.",
  conditionOpen: "No se indica el estado, lo que amplía el rango.",
  faultsInGrade: "El anuncio menciona: {names}. Su estado ya lo toma en cuenta",
  faultsLower: "El anuncio menciona: {names}. Eso baja el precio cerca de {percent}%",
  lotOfAbout: "un lote de unos {count} × ",
  pieces: "{name}, {count} piezas",
  mixedLot:
    "Varios artículos distintos comparten un precio, así que ningún valor único sirve. Analízalos uno por uno.",
  accessory:
    "Parece un accesorio o una pieza y no tenemos precio para eso. Agrega tres o más anuncios vendidos del mismo accesorio.",
  graded:
    "El precio de una tarjeta calificada ({words}) depende de la tarjeta exacta, su número y su calificación. Agrega tres o más anuncios vendidos de la misma tarjeta con la misma calificación.",
  forParts:
    "El precio de {name} para piezas depende de lo que aún funciona. Di qué partes funcionan o agrega anuncios vendidos de artículos rotos.",
  anItem: "un artículo",
  tooWide:
    '"{name}" por sí solo podría venderse desde {low} hasta {high}. Agrega la marca y el modelo, o anuncios vendidos del mismo artículo.',
  readTwoWays:
    '"{name}" se vendería por cerca de {byName}, pero los títulos con palabras como estas se venden por cerca de {byWords}. Di exactamente qué es o agrega anuncios vendidos del mismo artículo.',
  noPriceFor:
    "No tenemos precio para este artículo ({name}). Agrega un nombre o número de modelo más exacto, o anuncios vendidos del mismo artículo.",
  whichModel:
    "No podemos saber qué modelo es. Agrega un nombre o número de modelo más exacto, o anuncios vendidos del mismo artículo.",
  categoryOnly:
    "Solo sabemos la categoría ({category}), que podría venderse a casi cualquier precio. Agrega un nombre o número de modelo más exacto, o anuncios vendidos del mismo artículo.",
};

const adjustments: Translated<typeof adjustmentWords> = {
  modelYear: "modelo {year}",
  oneOfPair: "uno de un par",
  newerThan: "más nuevo que el {model}, el último que conoce la guía de precios",
};

const evidence: Translated<typeof evidenceWords> = {
  guide: "Guía de precios de {month}: {thing}, {condition}, se vende por cerca de {price}",
  guideAdjusted:
    "Guía de precios de {month}, ajustada a {now}: {thing}, {condition}, se vende por cerca de {price}",
  this: "esto",
  assumed: "en buen estado (supuesto)",
  new: "nuevo",
  like_new: "como nuevo",
  good: "en buen estado",
  fair: "en estado aceptable",
  poor: "en mal estado",
  parts: "para piezas",
  part: "Una pieza así ({noun}) se vende por cerca de {price}, con un margen de la mitad al doble",
  partBasis: "Estimación propia de Flipworth para piezas y accesorios",
  anything:
    "Un artículo de segunda mano típico se vende por cerca de {price}, con un margen amplio",
  category: "Un anuncio típico de {category} se vende por cerca de {price}, con un margen amplio",
  categoryBasis: "Estimación propia de Flipworth para toda la categoría",
  several:
    "{count} artículos distintos: {items}; juntos cerca de {price}, porque un lote deja menos que sus artículos uno por uno",
  item: "artículo",
  newPriceClothes:
    "El anuncio dice que nuevo costó {newPrice}, y la ropa parecida se revende por cerca de {price}",
  newPriceItems:
    "El anuncio dice que nuevo costó {newPrice}, y los artículos parecidos se revenden por cerca de {price}",
  newPriceClothesBasis:
    "el precio de nuevo que da el anuncio y la parte de él por la que se revende la ropa parecida",
  newPriceItemsBasis:
    "el precio de nuevo que da el anuncio y la parte de él por la que se revenden artículos parecidos",
  metal: "Solo su peso en {metal} vale cerca de {price}",
  metalOfMonth: "Solo su peso en {metal} vale cerca de {price} al precio del metal de {month}",
  metalBasis: "un precio redondeado del metal y el peso que da el anuncio",
  titleWords:
    "Los títulos con palabras como estas se venden por cerca de {price}, con un margen del doble o la mitad",
  titleWordsBasis: "un modelo de precios de las palabras de {count} títulos",
  gold: "oro de {karat} quilates",
  silver: "plata esterlina",
  model: "Un modelo de visión al que no se le dijo el precio estima cerca de {price}",
  modelBasis: "una estimación de un modelo a partir de la imagen, no de ventas",
  modelTitle: "La estimación de un modelo de visión",
  modelTooFar: "demasiado lejos del resto de la evidencia",
  vehicle:
    "Tabla de vehículos de {month}: {vehicle}; tal como está se vende entre particulares por cerca de {price}",
  vehicleWithRepairs:
    "Tabla de vehículos de {month}: {vehicle}; tal como está se vende entre particulares por cerca de {price}, con reparaciones de unos {from} a {to} a cargo del comprador ({repairs})",
  noModelYear: "año del modelo sin indicar",
  miles: "{miles, plural, one {1 milla} other {{miles} millas}}",
  hours: "{hours, plural, one {1 hora} other {{hours} horas}}",
  owners: "{count, plural, one {un dueño} other {{count} dueños}}",
  notRunning: "no funciona",
  title_clean: "título limpio",
  title_rebuilt: "título reconstruido",
  title_salvage: "título de salvamento",
  title_lien: "con gravamen",
  title_missing: "sin título",
  condition_excellent: "excelente estado",
  condition_good: "buen estado",
  condition_fair: "estado aceptable",
  condition_poor: "mal estado",
};

export const valuationSpanish = {
  "engine.valuation": valuation,
  "engine.adjustments": adjustments,
  "engine.evidence": evidence,
};
