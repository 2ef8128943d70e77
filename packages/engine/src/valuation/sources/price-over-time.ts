import type { Life } from "@flipworth/guide/entry";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { lossAt, priceAfter } from "../../price-guide/retention.ts";
import { yearsBetween } from "../months.ts";
import { clamp } from "../../clamp.ts";

/** How a thing's price in one month stands to its price in another. */
export type PriceChange = {
  /** ln of the later question's price over the guide's; 0 for what holds its price. */
  logFactor: number;
  /** How unsure that is, as a standard deviation of it. */
  doubt: number;
};

/** Of the price guide's entry, and the month that its price is meant for. */
export type PricedEntry = {
  entry: Pick<GuideEntry, "usedMedianUsd" | "life" | "yearlyDrift">;
  guideMonth: string;
};

/**
 * Prices wander: a year away from the guide's month its median of a thing that ages is off by some
 * 15 % more, of a kind that drifts by 10 %, of any other by 4 %, and the doubt grows with the root of
 * the time, as in any random walk.
 */
const doubtPerRootYear = { ageing: 0.15, drifting: 0.1, holding: 0.04, tooEarly: 0.5 };
/** What moved for ten years hardly moved as fast before them. */
const mostYearsOfDrift = 10;

/** The guide's median brought to the month of a question, earlier or later than the guide. */
export function priceChange({ entry, guideMonth }: PricedEntry, date: string): PriceChange {
  const years = yearsBetween(guideMonth, date);
  const { life } = entry;
  if (life !== undefined) return changeInLife(life, { entry, guideMonth }, date);
  const drift = entry.yearlyDrift ?? 0;
  const perRootYear = drift === 0 ? doubtPerRootYear.holding : doubtPerRootYear.drifting;
  return { logFactor: drifted(drift, years), doubt: perRootYear * Math.sqrt(Math.abs(years)) };
}

/** The share of its value that the thing loses in the year after the date; 0 for what holds its price. */
export function yearlyLoss(priced: PricedEntry, date: string): number {
  const nextYear = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  const now = priceChange(priced, date).logFactor;
  return 1 - Math.exp(priceChange(priced, nextYear).logFactor - now);
}

/** A rise is not carried on: what is sought after today may be forgotten tomorrow. */
function drifted(logPerYear: number, years: number): number {
  const held = clamp(years, -mostYearsOfDrift, mostYearsOfDrift);
  return years > 0 ? Math.min(0, logPerYear) * held : logPerYear * held;
}

function changeInLife(life: Life, { entry, guideMonth }: PricedEntry, date: string): PriceChange {
  const years = yearsBetween(guideMonth, date);
  if (years <= 0) return changeBefore(life, { entry, guideMonth }, date);
  const usd = entry.usedMedianUsd;
  return {
    logFactor: Math.log(priceAfter(usd, years, life.retention) / usd),
    doubt: doubtPerRootYear.ageing * Math.sqrt(years),
  };
}

/**
 * The price lies on the way from what a used one brought at the launch to the guide's price, as far
 * along as the kind's curve has come by then: fast at first, ever more slowly. Two ends are known,
 * so the doubt is largest in the middle. Before the launch there is no such thing: the words are
 * another's or the date is wrong, and the price is that of the launch, soon too unsure to be shown.
 */
function changeBefore(life: Life, { entry, guideMonth }: PricedEntry, date: string): PriceChange {
  const { launchMonth, launchUsd, retention } = life;
  const sinceLaunch = yearsBetween(launchMonth, date);
  const ageAtGuide = yearsBetween(launchMonth, guideMonth);
  const age = Math.max(0, sinceLaunch);
  const [lost, lostAtGuide] = [lossAt(age, retention), lossAt(ageAtGuide, retention)];
  const isLaunchPriceKnown = launchUsd !== null;
  const wholeLoss = isLaunchPriceKnown
    ? Math.log((launchUsd * retention.firstShare) / entry.usedMedianUsd)
    : lostAtGuide;
  const openYears = isLaunchPriceKnown ? (age * (ageAtGuide - age)) / ageAtGuide : ageAtGuide - age;
  const yearsTooEarly = Math.max(0, -sinceLaunch);
  return {
    logFactor: wholeLoss * (1 - lost / lostAtGuide),
    doubt: Math.hypot(
      doubtPerRootYear.ageing * Math.sqrt(openYears),
      doubtPerRootYear.tooEarly * Math.sqrt(yearsTooEarly),
    ),
  };
}

/** Whether bringing a price to another month moves it by more than a few percent. */
export function isTelling(logFactor: number): boolean {
  return Math.abs(logFactor) > 0.03;
}
