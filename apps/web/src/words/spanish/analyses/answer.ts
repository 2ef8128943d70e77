import type { Translated } from "@flipworth/words";
import type { answerWords } from "../../english/analyses/answer.ts";
import type { listWords } from "../../english/analyses/lists.ts";

export const answer: Translated<typeof answerWords> = {
  result: "Resultado",
  cancel: "Cancelar",
  askingFact: "El precio pedido nunca afecta la estimación.",
  askingFactMore: "Solo afecta tu ganancia.",
  evidenceFact: "Cada número muestra en qué se basa.",
  evidenceFactMore: "Mira los rangos, las comisiones y las razones, con fechas.",
  pictureFact: "Leemos tu captura de pantalla y luego la eliminamos.",
  pictureFactMore: "Nunca guardamos capturas de pantalla.",

  offlineEstimate: "Estimación sin conexión",
  madeOffline:
    "Hecha en este teléfono solo con la guía de precios. Es gratis. La respuesta completa también usa anuncios vendidos y tus ajustes, y cuenta como un análisis.",
  getFullAnswer: "Obtener la respuesta completa",

  correct: "Corregir datos",
  linkCarries: "Comparte solo el anuncio, no tu resultado.",
  save_unsaved: "Guardar anuncio",
  save_saving: "Guardando…",
  save_saved: "Guardado",

  keptHere: "Guardado en este teléfono",
  keptHereMore: "Lo enviaremos cuando tengas conexión. Puedes seguir con el próximo artículo.",
  sent: "Enviado ahora que tienes conexión",
  pictures: "{count, plural, one {# imagen} other {# imágenes}}",
};

export const lists: Translated<typeof listWords> = {
  recent: "Análisis recientes",

  samples: "Prueba un ejemplo",
  sample_watch: "Un reloj para correr por $80",
  sample_phone: "Un teléfono a precio completo",
  sample_chair: "Una silla sin precio",

  waiting: "Esperando conexión",
  waitingSince: "Guardado en este teléfono ({time}). Lo enviaremos cuando tengas conexión.",
  remove: "Quitar",
  removeItem: "Quitar {title}",

  freeAnalyses: "{count} análisis gratis al mes, sin necesidad de cuenta.",
  analysesLeft:
    "{left, plural, one {Queda #} other {Quedan #}} de {total} análisis este mes; se renuevan el {date}.",
};
