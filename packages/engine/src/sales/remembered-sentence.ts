import type { IdentifiedItem } from "../identification/identification.ts";
import { monthName } from "../valuation/months.ts";
import { isTelling } from "../valuation/sources/price-over-time.ts";
import { isSameEntry } from "./kinship.ts";
import type { ReadSale } from "./read-sale.ts";
import { rememberedWords } from "../words/english/comparables.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(rememberedWords);

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
  const same = reads.filter((read) => isSameEntry(read, { item })).length;
  const sources = [...new Set(sales.map(({ source }) => source))].toSorted();
  const months = sales.map(({ date }) => date.slice(0, 7)).toSorted();
  const [oldest = "", newest = ""] = [months[0], months.at(-1)];
  const age =
    oldest === newest
      ? monthName(newest)
      : say("span", { from: monthName(oldest), to: monthName(newest) });
  return {
    sentence: lesson({ prices: pricesOf({ sold, asked }), same }, change),
    basis: say("basis", { sources: sources.join(", "), age }),
    asOf: newest === "" ? null : newest,
  };
}

function pricesOf({ sold, asked }: { sold: number; asked: number }): string {
  if (asked === 0) return say("sales", { count: sold });
  const asks = say("asks", { count: asked });
  return sold === 0 ? asks : say("both", { sales: say("sales", { count: sold }), asks });
}

function lesson(told: { prices: string; same: number }, change: number): string {
  const whose = told.same > 0 ? "same" : "similar";
  if (!isTelling(change)) return say(`${whose}Agree`, told);
  const percent = Math.round(100 * Math.abs(Math.expm1(change)));
  return say(`${whose}${change > 0 ? "Above" : "Below"}`, { ...told, percent });
}
