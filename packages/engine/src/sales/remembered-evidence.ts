import type { Evidence } from "../valuation/evidence.ts";
import { yearsBetween } from "../valuation/months.ts";
import { kinship } from "./kinship.ts";
import { homeMarket, marketOf } from "./markets.ts";
import { type Posterior, posteriorOf } from "./normal-posterior.ts";
import { type ReadSale, readSale } from "./read-sale.ts";
import { rememberedSentence } from "./remembered-sentence.ts";
import { saleWords } from "./sale-words.ts";
import { mostNearSales } from "./sales-index.ts";
import { countedSales, isOneVoice, voiceVariance } from "./voices.ts";
import type { RememberedQuestion, RememberedAnswer } from "./remembered-question.ts";
import { isOwnListing, isHandedIn } from "./own-listing.ts";

/** Below this they have nothing to do with each other. */
const leastKinship = 0.15;
/** Of a sample of few a market's asks may all be off by as much, beside what single ones scatter. */
const askDoubt = 0.12;
/** A sale whose condition nobody states, as of any listing. */
const silentCondition = 0.12;
/** All that is sold at one marketplace may be dearer than elsewhere by as much. */
const marketDoubt = 0.2;
/** How much of what the guide is off in one market it is off in another, too. */
const acrossMarkets = 0.3;
/** Prices wander in a year by more than their known fall, and those of one time do so together. */
const wanderPerRootYear = 0.1;
/** The guide's own doubt is of one market on one day; a market as a whole may be off by more. */
const leastGuideDoubt = 0.3;
/** How a far sale's error is taken to be larger than usual: Student's degrees of freedom. */
const tailFreedom = 5;
/** The spread of near sales counts for as many as they are, the usual one for this many. */
const priorSales = 8;
/** Below this share sales say nothing that is worth a sentence. */
const leastShare = 0.02;

type Near = { read: ReadSale; kin: number };

/**
 * What recorded sales teach. Each is held against what the guide says of it, and the guide's errors
 * are taken for jointly normal, the more alike the nearer two things are. So sales of this very
 * thing tell its price, those of its line, maker and category how far the guide is off here and
 * now, and few or far ones move little. null where they say nothing.
 */
export function rememberedEvidence(question: RememberedQuestion): RememberedAnswer | null {
  const near = nearSales(question);
  if (near.length === 0) return null;
  const { known } = question;
  const prior = Math.max(known.medianUncertainty, leastGuideDoubt) ** 2;
  const posterior = learn(near, prior, question);
  const gain = 1 / posterior.variance - 1 / prior;
  const precision = 1 / known.medianUncertainty ** 2 + gain;
  const share = gain / precision;
  if (!(share > leastShare)) return null;
  const change = posterior.mean / posterior.variance / precision;
  const sales = near.map(({ read }) => read);
  const { sentence, basis, asOf } = rememberedSentence(sales, { item: question.item, change });
  const evidence: Evidence = {
    source: "remembered_sales",
    logMedian: known.logMedian + change,
    medianUncertainty: 1 / Math.sqrt(precision),
    scatter: known.scatter * misfitOf(near, posterior),
    count: near.length,
    sentence,
    asOf,
    basis,
  };
  return { evidence, share };
}

function nearSales(question: RememberedQuestion): readonly Near[] {
  const ours = { item: question.item, words: new Set(saleWords(question.facts.title ?? "")) };
  const alike = question.sales
    .filter((sale) => !isOwnListing(sale, question) && !isHandedIn(sale, question))
    .flatMap((sale) => readSale(sale) ?? [])
    .filter((read) => isSameKind(read, question))
    .filter((read) => kinship(ours, read) >= leastKinship);
  return countedSales(alike)
    .map((read) => ({ read, kin: kinship(ours, read) }))
    .toSorted((a, b) => b.kin - a.kin)
    .slice(0, mostNearSales);
}

function isSameKind(
  { item: found, grade: foundGrade }: ReadSale,
  { item, grade }: RememberedQuestion,
): boolean {
  if (found.isMixedLot || found.isAccessory !== item.isAccessory) return false;
  return (foundGrade === "parts") === (grade === "parts");
}

function learn(
  near: readonly Near[],
  prior: number,
  { market, asOf }: RememberedQuestion,
): Posterior {
  const reads = near.map(({ read }) => read);
  const places = reads.map(({ sale }) => marketOf(sale.source, market));
  const doubts = reads.map(({ guideDoubt }) => Math.max(guideDoubt, leastGuideDoubt));
  const voices = voiceVariance(reads);
  const years = reads.map(({ sale }) => Math.abs(yearsBetween(sale.date, asOf)));
  const isAsk = reads.map(({ sale }) => sale.kind === "ask");
  const covariance = reads.map((a, i) =>
    reads.map((b, j) => {
      const across = places[i] === places[j] ? 1 : acrossMarkets;
      const ofGuide = (doubts[i] ?? 0) * (doubts[j] ?? 0) * kinship(a, b) * across;
      const ofAsking = isAsk[i] && isAsk[j] ? askDoubt ** 2 : 0;
      const ofMarket = a.sale.source === b.sale.source ? marketDoubt ** 2 : 0;
      const ofTime = wanderPerRootYear ** 2 * Math.sqrt((years[i] ?? 0) * (years[j] ?? 0));
      const ofVoice = isOneVoice(a, b) ? (voices[i] ?? 0) : 0;
      return ofGuide + ofAsking + ofMarket + ofTime + ofVoice;
    }),
  );
  const values = reads.map(({ residual }) => residual);
  const unseen = {
    variance: prior,
    covariance: near.map(({ kin }, i) => {
      const across = places[i] === homeMarket ? 1 : acrossMarkets;
      return kin * (doubts[i] ?? 0) * Math.sqrt(prior) * across;
    }),
  };
  const noise = reads.map(noiseOf);
  const first = posteriorOf({ values, covariance, noise }, unseen);
  const tamed = noise.map((variance, i) => variance * tailFactor(first.leftOut[i] ?? 0));
  return posteriorOf({ values, covariance, noise: tamed }, unseen);
}

function noiseOf({ scatter, grade }: ReadSale): number {
  return scatter ** 2 + (grade === null ? silentCondition ** 2 : 0);
}

const tailFactor = (deviations: number) =>
  Math.max(1, (tailFreedom + deviations ** 2) / (tailFreedom + 1));

/** How far near sales lie from what the others say of them, as times what was expected; at least 1. */
function misfitOf(near: readonly Near[], { leftOut }: Posterior): number {
  const all = near.reduce((sum, { kin }) => sum + kin, priorSales);
  const misfit = near.reduce(
    (sum, { kin }, i) => sum + kin * Math.min(9, (leftOut[i] ?? 0) ** 2),
    priorSales,
  );
  return Math.sqrt(Math.max(1, misfit / all));
}
