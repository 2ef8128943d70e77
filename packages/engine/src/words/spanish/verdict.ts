import type { Translated } from "@flipworth/words";
import type { abroadWords, headlineWords, verdictWords } from "../english/verdict.ts";

const headline: Translated<typeof headlineWords> = {
  scam: "Posible estafa: no pagues ni compartas ningún código.",
  unpriced: "Sin veredicto: no sabemos lo suficiente para ponerle precio.",
  buy: "Comprar: cerca de {profit} de ganancia.",
  buyBargain: "Comprar: cerca de {profit} de ganancia. Míralo funcionar antes de pagar.",
  negotiate: "Negociar: {limit} o menos.",
  skipSold: "Pasar: ya está vendido.",
  skipBlocked: "Pasar: esto no se puede revender.",
  skipCostly: "Pasar: venderlo cuesta más de lo que deja.",
  skipUnlessFree: "Pasar: solo vale la pena si es gratis.",
  skipAbove: "Pasar: no vale la pena por más de {limit}.",
  checkUnsure: "Revisar primero: no sabemos con seguridad qué es.",
  checkDetails: "Revisar primero: el precio depende de detalles que el anuncio no da.",
  checkName: "Revisar primero: asegúrate de que sea {name}.",
  checkComplete: "Revisar primero: asegúrate de que sea el artículo completo.",
  likelier_part:
    "Revisar primero: a {ask}, es más probable que sea una pieza o un accesorio que el artículo mismo.",
  likelier_broken:
    "Revisar primero: a {ask}, es más probable que esté roto o incompleto que en buen estado.",
  likelier_lure: "Revisar primero: a {ask}, es más probable que sea un gancho que una oferta real.",
  likelier_other:
    "Revisar primero: a {ask}, es más probable que sea otra cosa que el artículo mismo.",
  maybe_part: "Revisar primero: a {ask}, puede ser una pieza o un accesorio.",
  maybe_broken: "Revisar primero: a {ask}, puede estar roto o incompleto.",
  maybe_lure: "Revisar primero: a {ask}, puede ser un gancho.",
  maybe_other: "Revisar primero: a {ask}, puede ser otra cosa.",
  noPrice: "Aún sin veredicto: el anuncio no da precio.",
  priceUnclear:
    'Aún sin veredicto: el precio no queda claro en "{words}". Escribe el precio o pregúntale al vendedor.',
  pricePlaceholder:
    'Aún sin veredicto: "{words}" parece un precio de relleno. Pregúntale el precio al vendedor.',
  pricePeriodic: 'Sin veredicto: "{words}" es un alquiler o una cuota, no un precio.',
  priceUnusable: 'Sin veredicto: "{words}" no sirve como precio.',
  priceAbroadUnclear:
    "Aún sin veredicto: el precio en {currency} no queda claro. Escribe el precio.",
  priceOtherCurrency:
    "Sin veredicto: el precio está en {currency}. Evaluamos dólares estadounidenses, canadienses y australianos, euros y libras esterlinas.",
};

const verdict: Translated<typeof verdictWords> = {
  chance: "{score}% de probabilidad de que ganes al menos {profit} y {roi}%.",
  atAskingPrice: "Al precio pedido: {chance}",
  askSeller: "Pregúntale al vendedor: {question}",
  whatIsIt: "¿Qué es exactamente?",
  signs: "Señales de estafa: {signs}.",
  sign_deposit: "dinero antes de que lo veas",
  sign_ships_only: "no se reúne en persona",
  sign_off_platform: "salir del chat de la plataforma",
  sign_unprotected_payment: "un pago que no puedes revertir",
  sign_stock_photo: "fotos de otro artículo",
  sign_verification_code: "pide un código",
  sign_courier: "un mensajero o un depósito en garantía",
  sign_far_below_market: "un precio demasiado bajo",
  soldOnPage: "La página lo marca como vendido.",
  costly: "Venderlo cuesta más de lo que deja.",
  onlyForFree: "Solo vale la pena si es gratis.",
  payAtMost: "Paga como máximo {limit}.",
  limitAbroad: "{local} (cerca de {limit})",
  profit: "Ganancia probable: {low}–{high}.",
  profitOrLoss: "Ganancia probable: de {low} a {high}.",
  loss: "Pérdida probable: {low}–{high}.",
  lossBelow: "Pérdida probable: de {low} a {high}.",
  freeAnswer: "Esta respuesta es gratis.",
  falling:
    "Los artículos de este tipo ({name}) pierden cerca de {percent}% de su valor al año, unos {amount} al mes. Véndelo en pocas semanas.",
  dealerLicense:
    "{state} exige una licencia de concesionario a partir de unos {count} vehículos vendidos al año (conocimiento general de {month}; consulta con tu oficina de vehículos).",
  dealerLicenseMany:
    "Muchos estados exigen una licencia de concesionario a partir de unos {count} vehículos vendidos al año (conocimiento general de {month}; consulta con tu oficina de vehículos).",
  feeCliff:
    "La comisión baja a partir de {price}: vender a ese precio te deja {gain} más que a {below}.",
  alternative_part: "Una pieza o un accesorio",
  alternative_broken: "Uno roto o incompleto",
  alternative_lure: "Un precio que solo es un gancho",
  alternative_other: "Otra cosa",
  settle_part:
    "¿Es el artículo mismo ({thing}), completo y funcionando, o una pieza o un accesorio?",
  settle_broken: "¿Está completo y funciona bien ({thing})?",
  settle_lure: "¿Puedo verlo en persona antes de pagar ({thing})?",
  item: "artículo",
};

const abroad: Translated<typeof abroadWords> = {
  converted:
    "El precio está en {currency}: {ask} son cerca de {dollars} ({rate}). Los precios de reventa son de Estados Unidos y la ganancia es la de una venta local: no se cuentan comisiones ni envíos de ese país.",
  rate: "1 {currency} = {dollars}, al {date}",
  EUR: "euros",
  GBP: "libras esterlinas",
  CAD: "dólares canadienses",
  AUD: "dólares australianos",
};

export const verdictSpanish = {
  "engine.headline": headline,
  "engine.verdict": verdict,
  "engine.abroad": abroad,
};
