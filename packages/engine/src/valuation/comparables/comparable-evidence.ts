import type { IdentifiedItem } from "../../identification/identification.ts";
import type { KeptComparable } from "./comparables-question.ts";
import { formatAboutDollars } from "../../money/cents.ts";
import type { Evidence } from "../evidence.ts";
import { remainingScatter } from "../sources/guide-evidence.ts";
import { isTelling } from "../sources/price-over-time.ts";
import { usualScatter } from "../sources/prior-evidence.ts";
import { median, standardDeviation } from "../statistics.ts";
import { comparablesWords } from "../../words/english/comparables.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(comparablesWords);

/**
 * Sold price over list price: a median of 0.81 on one marketplace and 0.89 on another (27 % and
 * 39 % sell at list). Half-way between, with a doubt that covers both and the asks that never sell.
 */
export const soldOverAsk = 0.85;
const askDoubt = 0.15;
/** Comparables never are quite the same thing, however many there are. */
const samenessDoubt = 0.08;
/** By how much of itself a fall since the sale may be wrong: a quarter a year may be a third. */
const changeDoubt = 0.3;
/** A sample's own spread counts for as many sales as it holds, the usual one for this many. */
const priorSales = 4;

/** Sales of the same thing. null when there are none. */
export function soldEvidence(kept: readonly KeptComparable[], scatter: number): Evidence | null {
  const logs = logPrices(kept, "sold");
  if (logs.length === 0) return null;
  const own = shrunkScatter(logs, scatter);
  const price = dollars(median(logs));
  const changes = kept
    .filter(({ comparable }) => comparable.kind === "sold")
    .map(({ logChange }) => logChange);
  return {
    source: "sold_comparables",
    logMedian: median(logs),
    medianUncertainty: Math.hypot(samenessDoubt, errorOfAged(own, changes)),
    scatter: own,
    count: logs.length,
    sentence: soldSentence({ count: logs.length, price }, mean(changes)),
    asOf: newestMonth(kept),
    basis: say("soldBasis", { origin: originOf(kept, "sold") }),
  };
}

/**
 * Asks are evidence of asking: marked down by what things sell for against their list price, less
 * sure, and no evidence at all of how sales scatter. null when there are none.
 */
export function askingEvidence(kept: readonly KeptComparable[], scatter: number): Evidence | null {
  const logs = logPrices(kept, "ask");
  if (logs.length === 0) return null;
  const price = dollars(median(logs));
  const spread = shrunkScatter(logs, scatter);
  return {
    source: "asking_comparables",
    logMedian: median(logs) + Math.log(soldOverAsk),
    medianUncertainty: Math.hypot(medianError(spread, logs.length), samenessDoubt, askDoubt),
    scatter,
    count: logs.length,
    sentence: say("asked", { count: logs.length, price, percent: soldOverAsk * 100 }),
    asOf: null,
    basis: say("askedBasis", { origin: originOf(kept, "ask") }),
  };
}

/**
 * How widely single sales of the thing spread: what the price guide leaves after all that the words
 * tell, and never more than usual, also where it says it of a whole kind or not at all.
 */
export function scatterOf(item: IdentifiedItem): number {
  const { entry } = item;
  return entry === null ? usualScatter : Math.min(remainingScatter(entry, item), usualScatter);
}

function shrunkScatter(logs: readonly number[], prior: number): number {
  const freedom = logs.length - 1;
  const variance = priorSales * prior ** 2 + freedom * standardDeviation(logs) ** 2;
  return Math.sqrt(variance / (priorSales + freedom));
}

/** Standard error of the median of `sales` normal values. */
function medianError(scatter: number, sales: number): number {
  return sales === 1 ? scatter : scatter * Math.sqrt(Math.PI / 2 / sales);
}

function logPrices(kept: readonly KeptComparable[], kind: "sold" | "ask"): readonly number[] {
  return kept.filter(({ comparable }) => comparable.kind === kind).map(({ logPrice }) => logPrice);
}

/**
 * The error of the median of sales that were brought to today by these changes. The newest of them
 * alone may be surer than all together; one old sale more never makes them less sure.
 */
function errorOfAged(scatter: number, changes: readonly number[]): number {
  const sizes = changes.map(Math.abs).toSorted((a, b) => a - b);
  const errors = sizes.map((_size, at) =>
    Math.hypot(medianError(scatter, at + 1), changeDoubt * mean(sizes.slice(0, at + 1))),
  );
  return Math.min(...errors);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Says of what has fallen or risen since by how much; not of what holds its price, or was sold just now. */
function soldSentence(sales: { count: number; price: string }, logChange: number): string {
  if (!isTelling(logChange)) return say("sold", sales);
  const percent = Math.round(100 * Math.abs(Math.expm1(logChange)));
  return say(logChange < 0 ? "soldDown" : "soldUp", { ...sales, percent });
}

function originOf(kept: readonly KeptComparable[], kind: "sold" | "ask"): string {
  const those = kept.map(({ comparable }) => comparable).filter((one) => one.kind === kind);
  const sources = new Set(those.map(({ foundAt }) => foundAt?.source));
  const handedIn = sources.delete(undefined) ? [say("sent")] : [];
  const found = [...sources].map((source) => say("lookedUp", { source: `${source}` }));
  return [...handedIn, ...found].reduce((others, last) => say("or", { others, last }));
}

function newestMonth(kept: readonly KeptComparable[]): string | null {
  const dates = kept.map(({ comparable }) => comparable.soldAt ?? "");
  const months = dates.filter((date) => /^\d{4}-\d{2}/.test(date)).map((date) => date.slice(0, 7));
  return months.toSorted().at(-1) ?? null;
}

const dollars = (log: number) => formatAboutDollars(Math.exp(log));
