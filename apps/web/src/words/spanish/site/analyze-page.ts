import type { Translated } from "@flipworth/words";
import type { analyzePage as english } from "../../english/site/analyze-page.ts";

export const analyzePage: Translated<typeof english> = {
  title: "Analizar un anuncio",
  lead: "Por cuánto se vende, cuánto te queda después de comisiones y si conviene comprarlo. ¿Revisas muchos artículos? <link>Modo venta de garaje</link>",
};
