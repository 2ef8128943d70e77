import type { Cents } from "../../money/cents.ts";
import type { SalePriceDistribution } from "../../valuation/evidence.ts";
import type { Risk } from "./risks.ts";

/** Each of these alone has an honest explanation; two together hardly do. */
const signKinds = [
  "deposit",
  "ships_only",
  "off_platform",
  "unprotected_payment",
  "stock_photo",
  "verification_code",
  "courier",
] as const;

export type ScamSign = (typeof signKinds)[number] | "far_below_market";
const signsOfAScam = 2;

/** The risks that are signs of a scam, each kind once. */
export function scamSigns(risks: readonly Risk[], isPriceFarTooLow: boolean): readonly ScamSign[] {
  const kinds = new Set(
    risks.flatMap((risk) => signKinds.find((kind) => kind === risk.kind) ?? []),
  );
  return [...kinds, ...(isPriceFarTooLow ? (["far_below_market"] as const) : [])];
}

export const isLikelyScam = (signs: readonly ScamSign[]) => signs.length >= signsOfAScam;

/** Nobody who has the thing sells it for less than this share of what it brings. */
const farTooLowShare = 0.35;

/** Only of a thing that is named for sure: what is taken for it may be a part of it. */
export function isFarTooLow(
  ask: Cents | null,
  { logMedian }: SalePriceDistribution,
  isNamedForSure: boolean,
): boolean {
  if (ask === null || ask === 0 || !isNamedForSure) return false;
  return Math.log(ask / 100) - logMedian < Math.log(farTooLowShare);
}
