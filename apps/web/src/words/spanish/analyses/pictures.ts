import type { Translated } from "@flipworth/words";
import type { pictureWords } from "../../english/analyses/pictures.ts";

export const pictures: Translated<typeof pictureWords> = {
  choose: "Elegir imágenes",
  add: "Agregar otra imagen",
  drop: "Suelta las imágenes",
  hint: "Capturas de pantalla de un anuncio, o una foto del artículo, su etiqueta o código de barras.",
  dropHint: "O suéltalas o pégalas aquí.",
  takePhoto: "Tomar una foto",
  pictures: "Imágenes de este anuncio",
  page: "Página {number} del anuncio",
  remove: "Quitar la imagen {number}",

  noPicture: "“{name}” no es una imagen PNG, JPEG o WebP. Usa una captura de pantalla o una foto.",
  tooMany: "Puedes agregar hasta {count} imágenes de un anuncio.",
  tooLarge:
    "“{name}” pesa {size} MB; el límite es {limit} MB. Recórtala al anuncio o guárdala como JPEG.",
  tooLargeTogether: "Estas imágenes pesan {size} MB juntas; el límite es {limit} MB. Quita una.",

  bookBarcode:
    "ISBN {number}: un libro. Ponemos precio a los libros por tipo, así que agrega el título para una estimación más exacta.",
  otherBarcode:
    "Código de barras {number}. Nuestra guía de precios no tiene códigos de barras: dinos qué es.",

  shareMissed:
    "No pudimos recibir lo que compartiste. Abre Flipworth una vez y compártelo de nuevo.",
  onlyLinkShared:
    "Eso era solo un enlace, y no podemos abrir enlaces. Comparte una captura de pantalla del anuncio, o selecciona su texto y compártelo.",
};
