import { formatCents, roundedCents, roundedDownCents } from "@flipworth/contract/money";
import type { Say } from "@flipworth/words";
import type { Rating } from "../../messaging/rating-protocol.ts";
import type { marksWords } from "../../words/english/marks.ts";

export type SayMarks = Say<keyof typeof marksWords.english>;

/** What stands on a mark. */
export function labelOf({ mark, profitCents, payAtMostCents }: Rating, say: SayMarks): string {
  if (mark === "buy" && profitCents !== null) {
    return say("buy", { profit: formatCents(roundedCents(profitCents)) });
  }
  if (mark === "negotiate" && payAtMostCents !== null) {
    return say("negotiate", { price: formatCents(roundedDownCents(payAtMostCents)) });
  }
  if (mark === "buy") return say("buyPlain");
  if (mark === "negotiate") return say("negotiatePlain");
  return say(mark === "skip" ? "skip" : "unsure");
}
