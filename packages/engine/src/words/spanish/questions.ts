import type { Translated } from "@flipworth/words";
import type { pointWords, questionWords } from "../english/questions.ts";

const questions: Translated<typeof questionWords> = {
  works: "¿Funciona todo? ¿Hay algo dañado o que falte?",
  label: "¿Me puedes enviar una foto de la etiqueta del fabricante o del número de serie?",
  reason: "¿Qué antigüedad tiene y por qué lo vendes?",
  whichOne: "¿De qué marca y modelo es exactamente?",
  whichVersion: "¿Qué versión es: {names} u otra?",
  oneOrAll: "¿El precio es por uno o por los {count}?",
  modelYear: "¿De qué año es el modelo?",
  howManyMiles: "¿Cuántas millas tiene?",
  titleInHand: "¿El título está limpio, a tu nombre y en tus manos?",
  whichVin: "¿Cuál es su VIN?",
  onePoint: "¿{point}?",
  severalPoints: "¿{points} y {last}?",
};

const points: Translated<typeof pointWords> = {
  unlocked: "Está desbloqueado",
  signedOut: "Ya se cerró la sesión de todas las cuentas",
  cables: "Trae sus cables",
  running: "Puedo verlo funcionando antes de pagar",
  measurements: "Qué medidas tiene",
  smokeFree: "Viene de un hogar sin humo y sin mascotas",
  tryIt: "Puedo probarlo",
  batteries: "Trae baterías y cargador",
  size: "De qué tamaño es",
  notStolen: "Me puedes dar el número de serie para comprobar que no es robado",
  clearTitle: "Está el título a tu nombre y sin gravámenes",
  labelAndWear: "Me puedes enviar fotos de la etiqueta y del desgaste",
  authentic: "Es auténtico",
  marked: "Tiene sello o marca",
  weight: "Cuánto pesa",
  changed: "Se le ha cambiado o reparado algo",
  case: "Trae el estuche",
  edges: "Me puedes enviar fotos de los bordes y de la parte de atrás",
  graded: "Está calificado",
  complete: "Está completo, con todas las piezas y la caja",
  whenMade: "Cuándo se fabricó",
  accidentOrRecall: "Estuvo en un accidente o fue retirado del mercado",
  opened: "Se ha abierto",
  expires: "Cuándo caduca",
  signed: "Está firmado o numerado",
  provenance: "Sabes de dónde viene",
  repairsOrMarks: "Tiene reparaciones o marcas",
  underside: "Me puedes enviar una foto de la parte de abajo",
};

export const questionsSpanish = {
  "engine.questions": questions,
  "engine.question-points": points,
};
