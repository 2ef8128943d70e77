import type { Translated } from "@flipworth/words";
import type { updates as english } from "../../english/site/updates.ts";

export const updates: Translated<typeof english> = {
  newVersion: "Hay una versión nueva",
  later: "Más tarde",
  reload: "Recargar",
};
