import type { Translated } from "@flipworth/words";
import type { partWords } from "../english/parts.ts";
import type { stageWords } from "../english/stage-progress.ts";
import type { standingWords } from "../english/standings.ts";

export const parts: Translated<typeof partWords> = {
  close: "Cerrar",
  whatIs: "¿Qué es {about}?",
  newTab: "(pestaña nueva)",
  toast: "Notificación",
  toasts: "Notificaciones",
  toastsWithHotkey: "Notificaciones ({hotkey})",
};

export const stages: Translated<typeof stageWords> = {
  reading: "Leyendo el anuncio",
  identification: "Averiguando qué es",
  valuation: "Estimando por cuánto se vende",
  verdict: "Calculando la ganancia",
  started: "El análisis ha comenzado.",
  done: ", listo",
};

export const standings: Translated<typeof standingWords> = {
  buy: "Comprar",
  negotiate: "Negociar",
  skip: "Pasar",
  check: "Revisar primero",
  likely_scam: "Posible estafa",
  none: "Sin veredicto",
  not_enough_evidence: "Falta evidencia",
};
