import type { Engine } from "../create-engine.ts";
import { type LabelledTitle, reportOn } from "./labelled-verdicts.ts";

/** A line of `golden/labelled/<category>.jsonl`; the older file says nothing of maker and number. */
export type LabelledThing = LabelledTitle & {
  brand?: string | null;
  /** What it is, in words. */
  thing?: string;
  quantity?: number;
};

export type TitleOutcome = {
  label: LabelledThing;
  name: string | null;
  /** Dollars; null where nothing is answered. */
  median: number | null;
  /** Estimate over what such a thing brings, or the other way round: at least 1. */
  offBy: number | null;
  isFalseBuy: boolean;
  isWrongQuantity: boolean;
  isWrongBrand: boolean;
  /** 0 to 1: how sure the words make the engine of what it is. */
  confidence: number;
};

/** From here on an estimate is of something else. */
export const wrongFactor = 2.5;
const rightFactor = 2;
const sureConfidence = 0.9;

export function outcomeOfTitle(label: LabelledThing, engine: Engine): TitleOutcome {
  const report = reportOn(label, 1, engine);
  const stages = report?.details.analysisStages;
  const median = stages?.evaluation.median ?? null;
  const quantity = stages?.identification.quantity ?? 1;
  const brand = report?.brand ?? null;
  return {
    label,
    name: stages?.identification.name ?? null,
    median,
    offBy: median === null ? null : Math.exp(Math.abs(Math.log(median / usdOf(label)))),
    isFalseBuy: label.kind !== "ordinary" && report?.verdict === "buy",
    isWrongQuantity: label.quantity !== undefined && quantity !== label.quantity,
    isWrongBrand: isAnotherBrand(brand, label.brand),
    confidence: engine.explain(label.title).confidence,
  };
}

/** What such a thing brings: of two readers, who did not see each other's price, the geometric mean. */
export const usdOf = ({ usd, secondUsd = usd }: LabelledThing): number =>
  Math.sqrt(usd * secondUsd);

/** A maker that the engine does not name is none that it names wrongly. */
function isAnotherBrand(named: string | null, meant: string | null | undefined): boolean {
  if (named === null || meant === undefined || meant === null) return false;
  const plain = (words: string) =>
    words
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[^a-z\d]/g, "");
  const [a, b] = [plain(named), plain(meant)];
  return !a.includes(b) && !b.includes(a);
}

export type IdentificationCounts = {
  titles: number;
  answered: number;
  /** Off by a factor of 2.5 and more, of those answered. */
  wrong: number;
  falseBuys: number;
  wrongQuantity: number;
  wrongBrand: number;
  /** Answered with a confidence of 0.9 and more, and of those within a factor of 2. */
  sure: number;
  sureAndRight: number;
};

export function countIdentification(outcomes: readonly TitleOutcome[]): IdentificationCounts {
  const count = (is: (one: TitleOutcome) => boolean) => outcomes.filter(is).length;
  const isSure = ({ confidence, offBy }: TitleOutcome) =>
    offBy !== null && confidence >= sureConfidence;
  return {
    titles: outcomes.length,
    answered: count(({ offBy }) => offBy !== null),
    wrong: count(isFarOff),
    falseBuys: count(({ isFalseBuy }) => isFalseBuy),
    wrongQuantity: count(({ isWrongQuantity }) => isWrongQuantity),
    wrongBrand: count(({ isWrongBrand }) => isWrongBrand),
    sure: count(isSure),
    sureAndRight: count((one) => isSure(one) && (one.offBy ?? Infinity) <= rightFactor),
  };
}

export const isFarOff = ({ offBy }: TitleOutcome) => offBy !== null && offBy >= wrongFactor;
