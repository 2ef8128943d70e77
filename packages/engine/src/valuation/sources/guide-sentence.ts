import { formatAboutDollars } from "../../money/cents.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { ofGuide, spoken } from "../../words/voice-in-use.ts";
import { itemName, unitsBefore, withPieces } from "../item-name.ts";
import { monthName } from "../months.ts";
import type { GuideQuestion } from "./guide-evidence.ts";
import { isTelling, type PriceChange } from "./price-over-time.ts";

const say = spoken(evidenceWords);

/** What the guide says the thing sells for, and by what of its words. */
export function guideSentence(
  { item, section, grade, asOf }: GuideQuestion,
  { dollars, change }: { dollars: number; change: PriceChange },
): string {
  const name = withPieces(itemName(item) ?? say("this"), item);
  const moving = item.adjustments.filter(({ factor, explains }) => factor !== 1 || explains > 0);
  const told = [...moving, ...item.faults].map(({ name }) => ofGuide(name)).join(", ");
  const words = {
    thing: `${unitsBefore(item)}${told === "" ? name : `${name} (${told})`}`,
    condition: say(grade ?? "assumed"),
    price: formatAboutDollars(dollars),
    month: monthName(section.asOf),
  };
  return isTelling(change.logFactor)
    ? say("guideAdjusted", { ...words, now: monthName(asOf) })
    : say("guide", words);
}
