import type { Translated } from "@flipworth/words";
import type { failures as english } from "../../english/site/failures.ts";

export const failures: Translated<typeof english> = {
  unreachable:
    "No podemos conectar con Flipworth. Revisa tu conexión e inténtalo de nuevo. Todo lo que escribiste sigue aquí.",
  unreadable: "Esta página puede estar desactualizada. Recárgala e inténtalo de nuevo.",
  signedOut:
    "Se cerró tu sesión. Vuelve a iniciarla aquí o en otra pestaña. Todo lo que escribiste sigue aquí.",
  ourSide:
    "Algo falló de nuestro lado ({status}). Inténtalo de nuevo en un momento. Todo lo que escribiste sigue aquí.",
};
