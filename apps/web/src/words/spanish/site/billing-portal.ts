import type { Translated } from "@flipworth/words";
import type { billingPortal as english } from "../../english/site/billing-portal.ts";

export const billingPortal: Translated<typeof english> = {
  title: "Administrar la suscripción",
  opening: "Abriendo el portal de pagos",
  tabBlocked: "Tu navegador bloqueó la pestaña nueva.",
  open: "Abrirlo",
  unreadable: "No se pudo obtener la dirección del portal de pagos",
  failed: "No se puede abrir el portal de pagos. Inténtalo de nuevo.",
  manage: "Administrar cuenta",
};
