import type { Translated, Translations } from "@flipworth/words";
import type { taskWords } from "../english/tasks.ts";

const tasks: Translated<typeof taskWords> = {
  decide: "Lo sigues desde hace {days} días. Cómpralo o déjalo.",
  answer: "Tu oferta sigue abierta. Insiste o cierra la compra.",
  list: "Lleva {days} días aquí. Publícalo.",
  listAgain: "Ningún anuncio está activo. Publícalo.",
  cost: "Escribe lo que pagaste para que cuente su ganancia.",
  takeDown: "Se vendió. Quítalo de {platforms}.",
  donate: "Lleva {days} días publicado. Véndelo en un lote o dónalo: tienes {cost} invertidos.",
  moveToShipped: "Lleva {days} días publicado en un solo lugar. Agrega eBay o Mercari.",
  moveToLocal: "Lleva {days} días publicado en un solo lugar. Agrega un anuncio local.",
  markDown: "Lleva {days} días publicado. Bájalo a {price}.",
};

export const tasksSpanish: Translations = { "server.tasks": tasks };
