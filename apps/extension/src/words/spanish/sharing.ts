import type { Translated } from "@flipworth/words";
import type { sharingWords } from "../english/sharing.ts";

export const sharing = {
  "extension.sharing": {
    title: "¿Compartir precios de venta?",
    explanation:
      "Cuando lees una página de resultados vendidos, sus títulos, precios y fechas pueden ayudar a todos aquí a recibir mejores estimaciones. Nada los vincula contigo, y lo que tú importas o escribes nunca se comparte. Los precios ya compartidos se quedan aunque cambies de opinión. Puedes cambiarlo en tus <settings>ajustes</settings>.",
    share: "Compartir precios",
    refuse: "No compartir",
    shared: "Compartes precios de venta. Puedes cambiarlo en tus <settings>ajustes</settings>.",
    refused: "No compartes precios de venta. Puedes cambiarlo en tus <settings>ajustes</settings>.",
    notAsked:
      "No pudimos averiguar si compartes precios de venta, así que lo veremos después de tu próxima consulta; tus ventas siguen aquí.",
    notSaved:
      "No pudimos confirmar que tu respuesta se guardó, así que elige de nuevo en un minuto; tus ventas siguen aquí.",
  } satisfies Translated<typeof sharingWords>,
};
