import type { Translated } from "@flipworth/words";
import type { session as english } from "../../english/site/session.ts";

export const session: Translated<typeof english> = {
  signIn: "Iniciar sesión",
  accountFailed: "No pudimos cargar tu cuenta",
  tryAgain: "Reintentar",
};
