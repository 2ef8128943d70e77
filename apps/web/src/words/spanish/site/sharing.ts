import type { Translated } from "@flipworth/words";
import type { sharing as english } from "../../english/site/sharing.ts";

export const sharing: Translated<typeof english> = {
  title: "¿Compartir precios de venta?",
  explanation:
    "Cuando lees una página de anuncios vendidos, sus títulos, precios y fechas pueden ayudar a todos aquí a recibir mejores estimaciones. Nada los vincula contigo, y lo que tú importas o escribes nunca se comparte. Los precios ya compartidos se quedan aunque cambies de opinión. Puedes cambiarlo en tus ajustes.",
  share: "Compartir precios",
  refuse: "No compartir",
};
