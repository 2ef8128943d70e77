import type { Deal, DealCost } from "@flipworth/contract";
import { shareCents } from "../money/share-cents.ts";

type Shared = Pick<Deal, "askingCents" | "offerCents" | "priceCents" | "costs">;

type Sharing =
  | { by: "weight"; weights: readonly number[] }
  /** What each part costs, in cents; they sum to what the deal cost. */
  | { by: "hand"; totals: readonly number[] };

/** The money of a deal in parts: each amount of it is shared to the cent, and nothing is lost. */
export function sharesOfDeal(deal: Shared, sharing: Sharing): Shared[] {
  const weights = sharing.by === "weight" ? sharing.weights : sharing.totals;
  const lines = [deal.priceCents ?? 0, ...deal.costs.map(({ cents }) => cents)];
  const table =
    sharing.by === "weight"
      ? lines.map((cents) => shareCents(cents, weights))
      : fillInOrder(lines, sharing.totals);
  const [prices = [], ...costs] = table;
  const asking = sharedOrNull(deal.askingCents, weights);
  const offer = sharedOrNull(deal.offerCents, weights);
  return weights.map((_weight, part) => ({
    askingCents: asking?.[part] ?? null,
    offerCents: offer?.[part] ?? null,
    priceCents: deal.priceCents === null ? null : (prices[part] ?? 0),
    costs: costsOfPart(deal.costs, costs, part),
  }));
}

const sharedOrNull = (cents: number | null, weights: readonly number[]) =>
  cents === null ? null : shareCents(cents, weights);

function costsOfPart(
  costs: readonly DealCost[],
  shares: readonly (readonly number[])[],
  part: number,
): DealCost[] {
  return costs
    .map((cost, line) => ({ ...cost, cents: shares[line]?.[part] ?? 0 }))
    .filter(({ cents }) => cents > 0);
}

/** Fills the parts one after the other, line by line: both the lines and the parts come out exact. */
function fillInOrder(lines: readonly number[], totals: readonly number[]): number[][] {
  const room = [...totals];
  return lines.map((cents) => {
    let left = cents;
    return room.map((free, part) => {
      const taken = Math.min(left, free);
      left -= taken;
      room[part] = free - taken;
      return taken;
    });
  });
}
