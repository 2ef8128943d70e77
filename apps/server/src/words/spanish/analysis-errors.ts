import type { Translated } from "@flipworth/words";
import type { analysisErrors } from "../english/analysis-errors.ts";

const errors: Translated<typeof analysisErrors> = {
  whatIsIt: "¿Qué es? La imagen sola no lo dice.",
  quota:
    "Usaste los {total} análisis de este mes. Tendrás más el {day}. En /pricing hay planes con más.",
  refinedMissing: "El análisis que quieres afinar no existe.",
  refinedOther: "El análisis que quieres afinar es de otro anuncio.",
  noSuchAnalysis: "Este análisis no existe.",
  saving: "Estamos guardando este resultado. Envía la solicitud de nuevo.",
  canceled: "La solicitud se canceló.",
  keyOfOther:
    "Esta Idempotency-Key se usó para otra solicitud. Envía una clave nueva con una solicitud nueva.",
  stillWorking: "Seguimos trabajando en la primera solicitud con esta clave.",
  tookTooLong:
    "Este análisis tardó demasiado. Inténtalo de nuevo con menos ventas comparables o una descripción más corta.",
  readerAway:
    "No podemos leer capturas de pantalla ahora. Inténtalo de nuevo en unos segundos o pega el texto del anuncio.",
  wrongType: "No podemos leer este tipo de cuerpo de solicitud. {howToSend}",
  noBody: "La solicitud no tiene cuerpo. {howToSend}",
  badForm: "No pudimos leer el formulario. {howToSend}",
  howToSend:
    'Envía un anuncio como application/json, por ejemplo {example}, o como multipart/form-data con un archivo "screenshot".',
  nothingToRead:
    "No hay nada que leer. Envía un título, una descripción, el texto del anuncio o una captura de pantalla.",
  formFields: 'El formulario solo acepta "screenshot" y "listing".',
  tooManyParts: "Envía como máximo {count} capturas de pantalla y un anuncio.",
  listingTooLong: "El anuncio es demasiado largo.",
  noFile: 'El formulario no tiene un archivo "screenshot". Adjunta una imagen PNG, JPEG o WebP.',
  emptyFile: "El archivo de la captura está vacío. Toma la captura de nuevo.",
  tooLarge:
    "La captura pesa más de {megabytes} MB. Envía una más pequeña o captura solo el anuncio.",
  not_a_picture: "Este archivo no es una imagen. Envía una captura en PNG, JPEG o WebP.",
  damaged: "Esta imagen está dañada o cortada. Toma la captura de nuevo y envía el archivo nuevo.",
  too_small:
    "Esta imagen es demasiado pequeña para leerla. Cada lado necesita al menos 80 píxeles.",
  too_many_pixels: "Esta imagen tiene demasiados píxeles. Envía una de 40 megapíxeles como máximo.",
  too_long:
    "Esta imagen es demasiado larga. Envía una de 16,000 píxeles por lado como máximo y a lo más 25 veces más larga que ancha.",
  animated: "Esta imagen es animada. Envía una captura fija en PNG, JPEG o WebP.",
  unsupported_type: "No aceptamos este tipo de imagen. Envía una captura en PNG, JPEG o WebP.",
};

export const analysisErrorsSpanish = { "server.analysis-errors": errors };
