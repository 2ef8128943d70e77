import type { DealTask } from "@flipworth/contract";
import { cents, delivery, formatCents, platformNameIn } from "@flipworth/engine";
import { languages, sayIn, type SayOf, type Voice } from "@flipworth/words";
import { daysBetween } from "../../../calendar-days.ts";
import { taskWords } from "../../../words/english/tasks.ts";
import { stillListed } from "../deal-row.ts";
import { costOf, type FieldsOf, isCostUnknown, type LedgerDeal } from "./deal-money.ts";
import type { stockFields } from "./stock.ts";

// Days after which something should happen. Sellers of consigned goods mark down after 30, 60 and 90.
const daysToList = 3;
const daysToMarkDown = 30;
const daysToMove = 60;
const daysToDonate = 120;
const daysToAnswer = 2;
const daysToDecide = 14;
/** Each markdown takes 15 % off the price. */
const markdownShare = 0.85;

export const taskFields = [
  "id",
  "title",
  "listings",
  "createdOn",
] as const satisfies (keyof LedgerDeal)[];
type TaskDeal = FieldsOf<typeof taskFields | typeof stockFields>;

/** What to do with a deal today, in the voice of its owner; null when nothing waits. */
export function taskOf(deal: TaskDeal, today: string, voice: Voice): DealTask | null {
  const told = tell(deal, { today, voice, say: sayIn(taskWords, voice) });
  return told && { ...told, dealId: deal.id, title: deal.title };
}

type Told = Pick<DealTask, "kind" | "sentence">;
type Telling = { today: string; voice: Voice; say: SayOf<typeof taskWords> };

function tell(deal: TaskDeal, telling: Telling): Told | null {
  const { today, say } = telling;
  const days = daysBetween(deal.boughtOn ?? deal.createdOn, today);
  switch (deal.stage) {
    case "sold":
      return takeDown(deal, telling) ?? costMissing(deal, say);
    case "watching":
      return days < daysToDecide ? null : { kind: "decide", sentence: say("decide", { days }) };
    case "offered":
      return days < daysToAnswer ? null : { kind: "answer", sentence: say("answer") };
    case "bought":
    case "returned":
      return days < daysToList ? null : { kind: "list", sentence: say("list", { days }) };
    case "listed":
      return whenStale(deal, telling);
    case "kept":
    case "given_away":
    case "split":
      return null;
  }
}

const costMissing = (deal: TaskDeal, say: Telling["say"]): Told | null =>
  isCostUnknown(deal) ? { kind: "cost", sentence: say("cost") } : null;

function takeDown(deal: TaskDeal, { voice, say }: Telling): Told | null {
  const names = stillListed(deal).map(({ platform }) => platformNameIn(platform, voice));
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(languages[voice.language].locale).format(names);
  return { kind: "take_down", sentence: say("takeDown", { platforms: list }) };
}

function whenStale(deal: TaskDeal, { today, say }: Telling): Told | null {
  const active = deal.listings.filter(({ state }) => state === "active");
  const [first] = active.toSorted((a, b) => (a.listedOn < b.listedOn ? -1 : 1));
  if (first === undefined) return { kind: "list", sentence: say("listAgain") };
  const days = daysBetween(first.listedOn, today);
  if (days < daysToMarkDown) return null;
  if (days >= daysToDonate) {
    const cost = formatCents(cents(costOf(deal)));
    return { kind: "donate", sentence: say("donate", { days, cost }) };
  }
  if (days >= daysToMove && active.length === 1) {
    const elsewhere = delivery[first.platform] === "pickup" ? "moveToShipped" : "moveToLocal";
    return { kind: "move", sentence: say(elsewhere, { days }) };
  }
  const price = formatCents(cents(markedDown(first.askCents, days)));
  return { kind: "mark_down", sentence: say("markDown", { days, price }) };
}

/** 15 % less for each thirty days, in whole dollars above ten. */
function markedDown(askCents: number, days: number): number {
  const price = askCents * markdownShare ** Math.floor(days / daysToMarkDown);
  return price < 1_000 ? Math.round(price) : Math.round(price / 100) * 100;
}
