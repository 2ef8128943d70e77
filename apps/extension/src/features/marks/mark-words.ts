import { formatCents, roundedCents, roundedDownCents } from "@flipworth/contract/money";
import type { Rating } from "../../messaging/rating-protocol.ts";
import { marksStrings as words } from "../../strings/marks-strings.ts";

/** What stands on a mark. */
export function labelOf({ mark, profitCents, payAtMostCents }: Rating): string {
  if (mark === "buy" && profitCents !== null) {
    return words.buy(formatCents(roundedCents(profitCents)));
  }
  if (mark === "negotiate" && payAtMostCents !== null) {
    return words.negotiate(formatCents(roundedDownCents(payAtMostCents)));
  }
  if (mark === "buy") return words.buyPlain;
  if (mark === "negotiate") return words.negotiatePlain;
  return mark === "skip" ? words.skip : words.unsure;
}
