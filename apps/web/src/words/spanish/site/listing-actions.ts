import type { Translated } from "@flipworth/words";
import type { listingActions as english } from "../../english/site/listing-actions.ts";

export const listingActions: Translated<typeof english> = {
  unknownItem: "Artículo desconocido",
  track: "Seguir compra",
  trackNamed: "Seguir compra: {name}",
  adding: "Agregando…",
  tracked: "En seguimiento",
  added: "Compra agregada",
  addedWhere: "La sigues en Compras.",
  addFailed: "No pudimos agregar la compra",
  open: "Abrir",
  viewPlans: "Ver planes",
  write: "Escribir mensajes y anuncio",
  saved: "¡Análisis guardado!",
  savedWhere: "El análisis se agregó a tus anuncios guardados.",
  error: "Algo salió mal",
  saveFailed: "No se pudo guardar el análisis: {problem}",
  signIn: "Iniciar sesión",
  copyLink: "Copiar enlace",
  copied: "Enlace copiado",
  copyByHand: "Copia esta dirección",
};
