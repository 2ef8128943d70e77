import type { Translated } from "@flipworth/words";
import type { barcodes as english } from "../../english/site/barcodes.ts";

export const barcodes: Translated<typeof english> = {
  book: "ISBN {number}: un libro. Valoramos los libros por tipo, así que agrega el título para una estimación más precisa.",
  unknown:
    "Código de barras {number}. Nuestra guía de precios no incluye códigos de barras: dinos qué es.",
};
