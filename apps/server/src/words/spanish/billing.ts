import type { Translated } from "@flipworth/words";
import type { planOutcomes } from "../english/billing.ts";

const outcomes: Translated<typeof planOutcomes> = {
  downgrade: "Conservas {present} hasta el {day}. Luego cambias a {wanted}. Hoy no cobramos nada.",
  enterCard: "Escribe los datos de tu tarjeta para empezar.",
  payBalance: "Tu último pago falló. Paga el saldo y luego cambia de plan.",
  already: "Ya tienes {plan}.",
  kept: "Sigues con {plan}. Cancelamos el cambio que estaba programado.",
  upgraded: "Ahora tienes {plan}. Cobramos la parte proporcional del resto del mes.",
  payDifference:
    "No pudimos cobrar la diferencia a tu tarjeta. Págala aquí. Mientras tanto, tu plan sigue igual.",
};

export const billingSpanish = { "server.plan-outcomes": outcomes };
