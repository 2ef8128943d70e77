import type { Translated } from "@flipworth/words";
import type { screens as english } from "../../english/site/screens.ts";

export const screens: Translated<typeof english> = {
  analyzeTitle: "Analizar un anuncio",
  analyzeLead:
    "En cuánto se vende, cuánto te queda después de comisiones y si conviene comprarlo. ¿Revisas muchos artículos? <link>Modo venta de garaje</link>",
  garageSaleTitle: "Venta de garaje",
  garageSaleHow: "Cómo funciona",
  garageSaleFirst:
    "Escribe qué es, o toma una foto de su etiqueta, caja o código de barras. Añade el precio pedido.",
  garageSaleSecond:
    "Lee el veredicto: comprar, negociar, pasar o sin certeza, con la ganancia después de comisiones.",
  garageSaleThird: "Pulsa “Lo compré” cuando pagues. Los hallazgos de hoy suman lo que gastaste.",
  garageSaleOffline:
    "Sin conexión recibes una estimación sin conexión, que es gratis. Las fotos esperan en tu teléfono y se envían cuando vuelvas a tener conexión.",
  pricingTitle: "Elige tu plan",
  pricingLead:
    "Recibe diez análisis gratis al mes, sin tarjeta. Los planes de pago te dan más análisis y anuncios guardados sin límite.",
  pricingNote:
    "Solo usas un análisis cuando recibes un resultado. Los errores, las solicitudes repetidas, “Revisar primero”, “Posible estafa” y “Falta evidencia” son gratis. Tu mes empieza el día en que creas tu cuenta. Los 250 de Power Flipper son un límite flexible de uso razonable: <link>contacta a soporte</link> si necesitas más.",
};
