import type { IdentifiedItem } from "../identification/identification.ts";
import { monthName } from "../valuation/months.ts";
import { isTelling } from "../valuation/sources/price-over-time.ts";
import { isSameEntry } from "./kinship.ts";
import type { ReadSale } from "./read-sale.ts";

type Lesson = {
  item: IdentifiedItem;
  /** ln of the price that the sales teach over what was known before. */
  change: number;
};

/** How many sales, from where and how old, and what they teach, for people. */
export function rememberedSentence(reads: readonly ReadSale[], { item, change }: Lesson) {
  const sales = reads.map(({ sale }) => sale);
  const sold = sales.filter(({ kind }) => kind === "sold").length;
  const asked = sales.length - sold;
  const kinds = [
    ...(sold > 0 ? [count(sold, "recorded sale")] : []),
    ...(asked > 0 ? [count(asked, "recorded asking price")] : []),
  ].join(" and ");
  const same = reads.filter((read) => isSameEntry(read, { item })).length;
  const very = same > 0 ? `, ${same} of this very model,` : " of similar things";
  const sources = [...new Set(sales.map(({ source }) => source))].toSorted();
  const months = sales.map(({ date }) => date.slice(0, 7)).toSorted();
  const [oldest = "", newest = ""] = [months[0], months.at(-1)];
  const age =
    oldest === newest ? monthName(newest) : `${monthName(oldest)} to ${monthName(newest)}`;
  return {
    sentence: `${kinds}${very} ${lesson(change)}`,
    basis: `remembered from ${sources.join(", ")}: ${age}`,
    asOf: newest === "" ? null : newest,
  };
}

function lesson(change: number): string {
  if (!isTelling(change)) return "agree with what we knew";
  const percent = Math.round(100 * Math.abs(Math.expm1(change)));
  return `put it ${percent}% ${change > 0 ? "above" : "below"} what we knew`;
}

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? "" : "s"}`;
