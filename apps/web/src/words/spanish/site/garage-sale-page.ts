import type { Translated } from "@flipworth/words";
import type { garageSalePage as english } from "../../english/site/garage-sale-page.ts";

export const garageSalePage: Translated<typeof english> = {
  title: "Venta de garaje",
  how: "Cómo funciona",
  first:
    "Escribe qué es, o toma una foto de su etiqueta, caja o código de barras. Agrega el precio pedido.",
  second:
    "Lee el veredicto: comprar, negociar, pasar o sin certeza, con la ganancia después de comisiones.",
  third: "Presiona “Lo compré” cuando pagues. Los hallazgos de hoy suman lo que gastaste.",
  offline:
    "Si no tienes conexión, recibes una estimación sin conexión, que es gratis. Las fotos esperan en tu teléfono y se envían cuando vuelvas a tener conexión.",
};
