import type { Translated } from "@flipworth/words";
import type { plots as english } from "../../english/site/plots.ts";

export const plots: Translated<typeof english> = { table: "Tabla: {title}" };
