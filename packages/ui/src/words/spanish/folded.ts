import type { Translated } from "@flipworth/words";
import type { foldedWords } from "../english/folded.ts";

export const folded: Translated<typeof foldedWords> = {
  bill: "El desglose",
  costs: "Lo que cuesta una venta",
  billCaption: "Si se vende al precio típico de {price}",
  netProfit: "Ganancia neta",
  netLoss: "Pérdida neta",
  fees: "Comisiones: {rule}{since, select, none {} other {, vigente desde {since}}}{source, select, none {} other {. Fuente: <link>{source}</link>}}",

  askSeller: "Pregúntale al vendedor",
  askAndCheck: "Pregunta y revisa",
  whereToSell: "Dónde vender",
  places: "{count, plural, one {# lugar} other {# lugares}}",
  placesCaption:
    "{priced, select, yes {Ganancia neta} other {Lo que recibes, antes de lo que pagas por él,}} si se vende al precio típico{price, select, none {} other { de {price}}}",
  usedInBill: "Usado en el desglose",

  why: "Por qué",
  confidenceIs_High: "Confianza alta",
  confidenceIs_Medium: "Confianza media",
  confidenceIs_Low: "Confianza baja",
  confidence: "Confianza",
  confidence_High: "Alta",
  confidence_Medium: "Media",
  confidence_Low: "Baja",
  aboutConfidence: "la confianza",
  explainConfidence:
    "Qué tan segura es la estimación. Es más baja cuando el rango de precios es amplio o cuando solo sabemos más o menos qué es el artículo. Con confianza baja, el veredicto nunca es Comprar.",
  score: "Puntaje de reventa",
  aboutScore: "el puntaje de reventa",
  explainScore:
    "La probabilidad, en porcentaje, de alcanzar tus metas: una ganancia de al menos {profit} y un retorno de al menos {percent}% sobre lo que pagas. Comprar requiere {score} o más.",

  evidence: "Cómo lo sabemos",
  items: "Artículos de este anuncio",
  itemsTitle: "Artículos de este anuncio, uno por uno",
  item: "{name}: {range}, típico {typical}",
  sourcePrices: "{range}, típico {typical}",
  sourceShare: "{percent}% de la estimación",
  asOf: "al {date}",
  basis: "Base: {basis}",
  seeSales: "Ver estas ventas y descartar las que estén mal",
  leftOut: "Descartadas",
  comparablesLeftOut: "Ventas comparables descartadas",

  found: "De los anuncios activos de {source}",
  lookedUp: "Consultado el {moment}.",
  notStored: "No guardamos anuncios de otros vendedores. Busca para ver qué está a la venta ahora.",
  markedDown:
    "Los vendedores piden más de lo que pagan los compradores, así que rebajamos estos precios.",
  listingsUsed: "Anuncios que usamos",
  listingsLeftOut: "Anuncios descartados",
  search: "Buscarlo en {source}",
};
