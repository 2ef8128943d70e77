import type { Translated } from "@flipworth/words";
import type {
  draftWords,
  measurementWords,
  messageWords,
  photoWords,
} from "../english/listing-assistant.ts";

const drafts: Translated<typeof draftWords> = {
  shipping: "{explanation}.",
  shippingAssumed: "{explanation}. Suponemos {pounds} lb: pésalo ya embalado.",
};

const messages: Translated<typeof messageWords> = {
  questions: "Primero las preguntas",
  questionsText: "¡Hola! Vi tu anuncio ({thing}). ¿Sigue disponible? {questions}",
  offer: "Primera oferta",
  offerText:
    "¡Hola! Me interesa tu anuncio ({thing}). ¿Aceptarías {price}? Puedo recogerlo esta semana y pagar en efectivo.",
  followUp: "Seguimiento",
  followUpNoOffer:
    "¡Hola de nuevo! Te escribo por tu anuncio ({thing}). ¿Sigue disponible? Puedo ir cuando te convenga.",
  followUpText:
    "¡Hola de nuevo! Te escribo por tu anuncio ({thing}). ¿Sigue disponible? Mi oferta sigue en pie y puedo ir cuando te convenga.",
  no: "Un no amable",
  noText:
    "Gracias por responder. Es más de lo que puedo pagar por tu artículo ({thing}), así que por ahora paso. Si no se vende, escríbeme con confianza. ¡Suerte!",
};

const photos: Translated<typeof photoWords> = {
  front: "Todo el frente con luz del día",
  back: "La parte de atrás",
  label: "Etiqueta, modelo o número de serie",
  flaws: "Cada defecto, de cerca",
  everything: "Todo lo que incluye, en una foto",
  switchedOn: "Encendido, con la pantalla visible",
  ports: "Todos los puertos y botones",
  cables: "Cables y cargador",
  running: "En funcionamiento",
  inside: "El interior, con las puertas abiertas",
  cord: "Cable y enchufe",
  runningOrLabel: "En funcionamiento o la placa del motor",
  batteries: "Baterías y cargador",
  wearParts: "Portabrocas, hoja o piezas de desgaste",
  side: "De lado, con una cinta métrica",
  joints: "Uniones y parte de abajo",
  fabric: "Tela o superficie, de cerca",
  brandLabel: "Etiqueta de marca y talla",
  careLabel: "Etiqueta de cuidado",
  laidFlat: "Extendido, con una cinta métrica",
  seams: "Costuras, puños y suelas",
  marks: "Marcas, firma o número de edición",
  edges: "Esquinas y bordes",
  certificate: "Caja o certificado",
  hallmark: "Sello de pureza, de cerca",
  clasp: "Broche",
  scale: "Sobre una báscula",
  headstock: "Clavijero o marca del fabricante",
  frets: "Trastes, teclas o válvulas",
  case: "El estuche abierto",
  tires: "Piezas de desgaste: llantas, puños, cantos",
  drivetrain: "Transmisión o partes móviles",
  spine: "El lomo",
  copyright: "La página de derechos de autor",
  corners: "Las esquinas",
  pieces: "Todas las piezas extendidas",
  boxSides: "La caja, por todos los lados",
  dates: "Fecha de fabricación y de caducidad",
  straps: "Correas y hebillas",
  setUp: "Armado",
  zippers: "Cierres y costuras",
  deck: "Plataforma, cuchilla o puntas de la manguera",
  fourSides: "Los cuatro lados",
  odometer: "El odómetro",
  title: "El título",
  rust: "Llantas y puntos de óxido",
};

const measurements: Translated<typeof measurementWords> = {
  sizeOnLabel: "Talla en la etiqueta",
  chest: "Pecho o cintura, extendido (pulg)",
  length: "Largo (pulg)",
  width: "Ancho (pulg)",
  depth: "Profundidad (pulg)",
  height: "Alto (pulg)",
  signed: "Firmado y dónde",
  makersMark: "Marca del fabricante",
  weight: "Peso (g)",
  ringSize: "Largo o talla de anillo",
  size: "Tamaño",
  storage: "Almacenamiento o memoria",
  serial: "Número de serie o año",
};

export const listingAssistantSpanish = {
  "engine.drafts": drafts,
  "engine.messages": messages,
  "engine.photos": photos,
  "engine.measurements": measurements,
};
