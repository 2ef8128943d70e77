import { defineWords } from "@flipworth/words";

export const plots = defineWords("site.plots", { table: "Table: {title}" });
