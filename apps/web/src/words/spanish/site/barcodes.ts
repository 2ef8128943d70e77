import type { Translated } from "@flipworth/words";
import type { barcodes as english } from "../../english/site/barcodes.ts";

export const barcodes: Translated<typeof english> = {
  book: "ISBN {number}: un libro. Ponemos precio a los libros por tipo, así que agrega el título para una estimación más exacta.",
  unknown:
    "Código de barras {number}. Nuestra guía de precios no tiene códigos de barras: dinos qué es.",
};
