import type { Rating } from "../../messaging/rating-protocol.ts";
import { marksStrings as words } from "../../strings/marks-strings.ts";

/** What stands on a mark. */
export function labelOf({ mark, profit, payAtMost }: Rating): string {
  if (mark === "buy") return profit === null ? words.buyPlain : words.buy(words.dollars(profit));
  if (mark === "negotiate") {
    return payAtMost === null ? words.negotiatePlain : words.negotiate(words.dollars(payAtMost));
  }
  return mark === "skip" ? words.skip : words.unsure;
}
