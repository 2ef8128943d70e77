import type { Translated } from "@flipworth/words";
import type { formWords } from "../../english/analyses/form.ts";

export const form: Translated<typeof formWords> = {
  form: "Anuncio",
  text: "O pega el texto del anuncio",
  textPlaceholder: "Título\n$ precio\nEstado, descripción …",
  details: "Corregir datos o agregar la distancia en auto",
  seePlans: "Ver planes",
  analyze: "Analizar",
  analyzing: "Analizando…",
  entriesOverride: "Lo que escribes reemplaza lo que leímos.",
  correctionsFree: "{count} correcciones de un anuncio son gratis.",
  title: "Título",
  price: "Precio pedido",
  noPrice: "No encontramos un precio. Escribe uno, por ejemplo 40.",
  condition: "Estado",
  // Only English words are read as a condition.
  conditionPlaceholder: "Como en el anuncio",
  miles: "Millas de manejo, ida y vuelta",
  milesHint: "Restamos el viaje de la ganancia.",

  isPrice: "¿{price} es el precio pedido?",
  usePrice: "Sí, usar {price}",

  name: "¿Qué es?",
  nameHint: "Lo mejor es la marca y el modelo.",
  tagPrice: "Precio pedido ($)",
  suggestions: "De la guía de precios",

  nothingEntered: "Agrega una imagen o pega el texto del anuncio y presiona Analizar.",
  textTooLong:
    "Este texto tiene {length, number} caracteres; leemos hasta {limit, number}. Deja el anuncio y quita el resto.",
  milesOutOfRange: "Escribe de 0 a {limit, number} millas.",
};
