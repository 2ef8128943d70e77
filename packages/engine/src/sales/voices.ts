import { median } from "../valuation/statistics.ts";
import type { ReadSale } from "./read-sale.ts";

/** What one person shares moves nobody else's answer, nor does what two share. */
export const fewestContributors = 3;
/** How far whoever contributes may be off with all of their sales: another market, another eye. */
const usualBias = 0.15;
/** Of a contributor's mean, beside the scatter of the sales: the things are not the same. */
const differenceOfThings = 0.25;
/** Within so many standard deviations people differ by chance. */
const byChance = 2;

/** From so many sales on a person's own are what others are held against. */
const fewestOwn = 3;
const own = "own";
const voiceOf = ({ sale }: ReadSale) => (sale.isOwn ? own : (sale.contributor ?? ""));

/** The person's own sales, and what others share where enough of them do. Each sale once. */
export function countedSales(sales: readonly ReadSale[]): readonly ReadSale[] {
  const ownKeys = new Set(sales.filter(({ sale }) => sale.isOwn).map(keyOf));
  // What one has shared oneself comes back, and is no other person's word.
  const shared = sales.filter((read) => !read.sale.isOwn && !ownKeys.has(keyOf(read)));
  const isEnough = new Set(shared.map(voiceOf)).size >= fewestContributors;
  const counted = isEnough ? sales : sales.filter(({ sale }) => sale.isOwn);
  const once = new Map<string, ReadSale>();
  for (const read of counted.toSorted((a, b) => Number(b.sale.isOwn) - Number(a.sale.isOwn))) {
    const key = keyOf(read);
    if (!once.has(key)) once.set(key, read);
  }
  return [...once.values()];
}

const keyOf = ({ sale }: ReadSale) =>
  sale.itemId === null
    ? `${sale.title.toLowerCase()}\n${sale.priceCents}\n${sale.date}`
    : `${sale.source}\n${sale.itemId}`;

/**
 * The variance of the error that all sales of one voice share, for each sale. Whoever is further
 * from the middle of all voices than chance explains is believed by that much less, however many
 * sales they bring: the middle is moved only by half of the people.
 */
export function voiceVariance(sales: readonly ReadSale[]): readonly number[] {
  const voices = byVoice(sales);
  const means = new Map(
    [...voices].map(([voice, reads]) => [voice, meanOf(reads.map(({ residual }) => residual))]),
  );
  const isOwnEnough = (voices.get(own)?.length ?? 0) >= fewestOwn;
  const middle = (isOwnEnough ? means.get(own) : undefined) ?? median([...means.values()]);
  return sales.map((read) => {
    const voice = voiceOf(read);
    const reads = voices.get(voice) ?? [read];
    const scatter = meanOf(reads.map((one) => one.scatter ** 2)) / reads.length;
    const chance = byChance * Math.hypot(usualBias, differenceOfThings, Math.sqrt(scatter));
    const excess = Math.max(0, Math.abs((means.get(voice) ?? middle) - middle) - chance);
    return voice === own ? 0 : usualBias ** 2 + (2 * excess) ** 2;
  });
}

function byVoice(sales: readonly ReadSale[]): ReadonlyMap<string, readonly ReadSale[]> {
  const voices = new Map<string, ReadSale[]>();
  for (const read of sales) voices.set(voiceOf(read), [...(voices.get(voiceOf(read)) ?? []), read]);
  return voices;
}

export function isOneVoice(a: ReadSale, b: ReadSale): boolean {
  return voiceOf(a) === voiceOf(b);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
