import type { Translated } from "@flipworth/words";
import type { pricingPage as english } from "../../english/site/pricing-page.ts";

export const pricingPage: Translated<typeof english> = {
  title: "Elige tu plan",
  lead: "Recibe diez análisis gratis al mes, sin tarjeta. Los planes de pago te dan más análisis y anuncios guardados sin límite.",
  note: "Solo usas un análisis cuando recibes un resultado. Los errores, las solicitudes repetidas, “Revisar primero”, “Posible estafa” y “Falta evidencia” son gratis. Tu mes empieza el día en que creas tu cuenta. Los 250 de Power Flipper son un límite flexible de uso razonable: <link>contacta a soporte</link> si necesitas más.",
};
