import type { Translated } from "@flipworth/words";
import type { ownMoneyWords, unansweredWords } from "../english/witnesses.ts";

const unanswered: Translated<typeof unansweredWords> = {
  found_slow: "{source} tardó demasiado, así que esta estimación no usa sus anuncios.",
  found_away: "No se puede consultar {source} ahora, así que esta estimación no usa sus anuncios.",
  found_unusable:
    "{source} no dio una respuesta útil, así que esta estimación no usa sus anuncios.",
  found_spent: "{source} llegó a su límite diario, así que esta estimación no usa sus anuncios.",
  look_slow: "El modelo de visión tardó demasiado, así que este resultado usa solo el texto.",
  look_away:
    "No se puede consultar el modelo de visión ahora, así que este resultado usa solo el texto.",
  look_unusable:
    "El modelo de visión no dio una respuesta útil, así que este resultado usa solo el texto.",
  look_spent:
    "El modelo de visión llegó a su límite diario, así que este resultado usa solo el texto.",
  look_unopened:
    "El modelo de visión no pudo abrir la imagen, así que este resultado usa solo el texto.",
  look_several_things:
    "El modelo de visión vio varios artículos, no uno, así que este resultado usa solo el texto.",
  look_nothing_for_sale:
    "El modelo de visión no vio nada en venta, así que este resultado usa solo el texto.",
  value_slow: "Le preguntamos al modelo por cuánto se vende, pero tardó demasiado.",
  value_away: "Le preguntamos al modelo por cuánto se vende, pero no se puede consultar ahora.",
  value_unusable: "Le preguntamos al modelo por cuánto se vende, pero no dio una respuesta útil.",
  value_spent: "Le preguntamos al modelo por cuánto se vende, pero llegó a su límite diario.",
};

const ownMoney: Translated<typeof ownMoneyWords> = {
  bankroll: "A tu capital le quedan {left}.",
  tooFew:
    "Corregimos tus estimaciones después de {count, plural, one {{count} compra vendida más} other {{count} compras vendidas más}} con análisis.",
  lessKept:
    "Tus {sales} compras vendidas dejaron {off}% menos de lo que dijimos, así que no cambiamos tus estimaciones.",
  moreKept:
    "Tus {sales} compras vendidas dejaron {off}% más de lo que dijimos, así que no cambiamos tus estimaciones.",
  lessLowered:
    "Tus {sales} compras vendidas dejaron {off}% menos de lo que dijimos, así que bajamos tus estimaciones {percent}%.",
  lessRaised:
    "Tus {sales} compras vendidas dejaron {off}% menos de lo que dijimos, así que subimos tus estimaciones {percent}%.",
  moreLowered:
    "Tus {sales} compras vendidas dejaron {off}% más de lo que dijimos, así que bajamos tus estimaciones {percent}%.",
  moreRaised:
    "Tus {sales} compras vendidas dejaron {off}% más de lo que dijimos, así que subimos tus estimaciones {percent}%.",
};

export const witnessesSpanish = {
  "server.unanswered": unanswered,
  "server.own-money": ownMoney,
};
