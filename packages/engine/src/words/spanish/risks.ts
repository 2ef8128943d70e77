import type { Translated } from "@flipworth/words";
import type { riskWords, vehicleRiskWords } from "../english/risks.ts";

const risks: Translated<typeof riskWords> = {
  payInPerson:
    "Este tipo de pago no se puede revertir. Paga en persona, después de ver el artículo.",
  deposit: "Quieren dinero antes de que lo veas. No envíes ningún depósito.",
  shipsOnly:
    "El vendedor no quiere reunirse. Usa una plataforma con protección al comprador o déjalo.",
  verificationCode: "Nadie necesita un código de tu teléfono para venderte algo.",
  offPlatform: "Quieren salir del chat de la plataforma; fuera de él nada te protege.",
  stockPhoto:
    "Las fotos no son de este artículo. Pide una con la fecha de hoy escrita en un papel.",
  courier:
    "Los mensajeros y las páginas de depósito en garantía son un truco común. Reúnete y paga en persona.",
  urgencyStory: "Una historia triste y con prisa es un truco común. Tómate el tiempo de verificar.",
  counterfeit:
    "El anuncio dice que es una copia. Vender falsificaciones es ilegal y provoca el cierre de cuentas.",
  counterfeitProne:
    "Esta marca se falsifica mucho. Revisa números de serie, costuras y recibos antes de pagar.",
  checkRecall:
    "Primero busca el modelo en cpsc.gov/recalls. Vender uno retirado del mercado es ilegal.",
  weapon: "Las armas y municiones no se pueden vender en Facebook, OfferUp ni eBay.",
  tobaccoOrDrugs:
    "El tabaco, los vapeadores y las drogas no se pueden vender en estas plataformas.",
  alcohol: "El alcohol no se puede revender sin licencia.",
  digitalOrAccount:
    "Las cuentas y los productos digitales no se pueden vender en estas plataformas.",
  locked:
    "Un teléfono bloqueado o sin pagar quizá nunca se pueda usar. Revisa el IMEI y el bloqueo antes de pagar.",
  vehicleTitle: "Sin un título limpio es difícil registrarlo o revenderlo.",
  infestation:
    "Las plagas y el moho pueden pasar a tu casa y costar más de lo que deja el artículo.",
  manyPrices:
    "El anuncio ofrece varios artículos o tamaños a distintos precios. Pregunta de cuál es este precio.",
  shop: "Parece el anuncio de una tienda. Las tiendas cobran el precio completo, lo que deja poca ganancia.",
  farBelowMarket:
    "Solo {share}% de lo que suele costar. Míralo funcionar en persona antes de pagar.",
};

const vehicleRisks: Translated<typeof vehicleRiskWords> = {
  openTitle:
    "Quizá el vendedor nunca fue su dueño registrado. Pasar un título abierto es ilegal en la mayoría de los estados: compra solo a la persona cuyo nombre está en él.",
  lien: "Un prestamista tiene un derecho sobre él. Paga en la oficina del prestamista o pide ver la liberación del gravamen antes de pagar.",
  flood:
    "El agua arruina el cableado y las bolsas de aire años después. Pocos compradores aceptan un vehículo así.",
  exempt: "No se conocen sus millas, así que la estimación no las toma en cuenta.",
  airbag:
    "Falta una bolsa de aire o está defectuosa: cuesta desde $300 y no pasa muchas inspecciones.",
  accident:
    "Tuvo un accidente. Mira el informe de historial y busca juntas disparejas, pintura fresca y soldaduras.",
  friend:
    "Lo vende otra persona. Reúnete con la persona cuyo nombre está en el título o pide ver un poder notarial.",
  dealer:
    "Parece el texto de un concesionario. Pregunta por el precio final: se suman cargos e impuestos, y un concesionario deja poco que ganar.",
  dealerMany: "Ofrece varios vehículos. Pregunta cuál cuesta eso.",
  trade: "El vendedor quiere un intercambio. Pide un precio en efectivo.",
  backFees:
    "El registro está vencido. Pregunta en la oficina de vehículos cuánto se debe antes de comprar.",
  vinUnsound:
    "El dígito de control de este VIN no es correcto: un error al escribirlo, un vehículo anterior a 1981 o que no se hizo para Norteamérica, o un número falso. Compáralo con el del tablero y el del título.",
  vinRecalls: "Busca este VIN en nhtsa.gov/recalls para ver si tiene retiros pendientes.",
  vinOfAnother: "Este VIN es de otro vehículo ({vehicle}), no del que describe el anuncio.",
  fewMiles:
    "Muy pocas millas para {age} años. Compáralas con los registros de inspección y servicio: un odómetro alterado es común.",
  miles: "{miles, plural, one {1 milla} other {{miles} millas}}",
};

export const risksSpanish = { "engine.risks": risks, "engine.vehicle-risks": vehicleRisks };
