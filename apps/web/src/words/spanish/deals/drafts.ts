import type { Translated } from "@flipworth/words";
import type { dealsDrafts } from "../../english/deals/drafts.ts";

export const drafts = {
  summary: "Escribir el anuncio y los mensajes",
  sellOn: "Vender en",
  messages: "Mensajes al vendedor",
  draftFor: "Borrador para {platform}",
  title: "Título",
  titleHint: "Máximo {count} caracteres.",
  condition: "Estado",
  chooseCondition: "Revísalo y elige",
  category: "Categoría",
  chooseCategory: "Elige la más parecida",
  shipping: "Envío",
  description: "Descripción",
  descriptionHint: "Completa cada ____ antes de publicar.",
  formAsksFor: "El formulario pide: {fields}.",
  downloadDrafts: "Descargar todo el inventario como borradores de eBay (CSV)",

  noPrice: "Sin precio: sigue la compra desde un análisis para tener uno.",
  listAtProfit: "Publica a <strong>{price}</strong>, ganancia neta <profit>{net}</profit>",
  listAtLeaves: "Publica a <strong>{price}</strong>, deja {net}",
  takeAtLeastProfit:
    "Acepta al menos <strong>{price}</strong>, ganancia neta <profit>{net}</profit>",
  takeAtLeastLeaves: "Acepta al menos <strong>{price}</strong>, deja {net}",
  markDown: "Después de {days} días, bájalo a {price}.",
  photos: "Fotos por tomar",

  copy: "Copiar<hidden> {label}</hidden>",
  copied: "Copiado: {label}",
  copyFailed: "Selecciona el texto y cópialo tú.",
} satisfies Translated<typeof dealsDrafts>;
