import type { DealTask } from "@flipworth/contract";
import { cents, delivery, formatCents, platformNames } from "@flipworth/engine";
import { daysBetween } from "../../../calendar-days.ts";
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

/** What to do with a deal today; null when nothing waits. */
export function taskOf(deal: TaskDeal, today: string): DealTask | null {
  const told = tell(deal, today);
  return told && { ...told, dealId: deal.id, title: deal.title };
}

type Told = Pick<DealTask, "kind" | "sentence">;

function tell(deal: TaskDeal, today: string): Told | null {
  const waited = daysBetween(deal.boughtOn ?? deal.createdOn, today);
  switch (deal.stage) {
    case "sold":
      return takeDown(deal) ?? (isCostUnknown(deal) ? costMissing : null);
    case "watching":
      return waited < daysToDecide
        ? null
        : {
            kind: "decide",
            sentence: `You've watched it for ${waited} days. Buy it or let it go.`,
          };
    case "offered":
      return waited < daysToAnswer
        ? null
        : { kind: "answer", sentence: "Your offer is open. Follow up, or close the deal." };
    case "bought":
    case "returned":
      return waited < daysToList
        ? null
        : { kind: "list", sentence: `It's been here for ${waited} days. List it.` };
    case "listed":
      return whenStale(deal, today);
    case "kept":
    case "given_away":
    case "split":
      return null;
  }
}

const costMissing: Told = {
  kind: "cost",
  sentence: "Enter what you paid, so that its profit counts.",
};

function takeDown(deal: TaskDeal): Told | null {
  const names = stillListed(deal).map(({ platform }) => platformNames[platform]);
  if (names.length === 0) return null;
  return { kind: "take_down", sentence: `It's sold. Take it down from ${names.join(" and ")}.` };
}

function whenStale(deal: TaskDeal, today: string): Told | null {
  const active = deal.listings.filter(({ state }) => state === "active");
  const [first] = active.toSorted((a, b) => (a.listedOn < b.listedOn ? -1 : 1));
  if (first === undefined) return { kind: "list", sentence: "No listing is active. List it." };
  const days = daysBetween(first.listedOn, today);
  if (days < daysToMarkDown) return null;
  const listed = `Listed for ${days} days`;
  if (days >= daysToDonate) {
    const cost = formatCents(cents(costOf(deal)));
    return {
      kind: "donate",
      sentence: `${listed}. Sell it in a lot or donate it: ${cost} is tied up.`,
    };
  }
  if (days >= daysToMove && active.length === 1) {
    const elsewhere = delivery[first.platform] === "pickup" ? "eBay or Mercari" : "a local listing";
    return { kind: "move", sentence: `${listed} in one place. Add ${elsewhere}.` };
  }
  const to = formatCents(cents(markedDown(first.askCents, days)));
  return { kind: "mark_down", sentence: `${listed}. Mark it down to ${to}.` };
}

/** 15 % less for each thirty days, in whole dollars above ten. */
function markedDown(askCents: number, days: number): number {
  const price = askCents * markdownShare ** Math.floor(days / daysToMarkDown);
  return price < 1_000 ? Math.round(price) : Math.round(price / 100) * 100;
}
