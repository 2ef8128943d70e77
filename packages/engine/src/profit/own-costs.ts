import { type Cents, cents, formatCents } from "../money/cents.ts";
import { billWords } from "../words/english/selling.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(billWords);

/** What a purchase costs this person beside its price. */
export type OwnCosts = {
  /** There and back. */
  milesToDrive: number;
  costPerMile: Cents;
  /** What they pay for postage and packing of a usual parcel; null takes the table by weight. */
  usualShipping: Cents | null;
};

export const noOwnCosts: OwnCosts = {
  milesToDrive: 0,
  costPerMile: cents(0),
  usualShipping: null,
};

/** null when nothing is driven, or driving costs nothing. */
export function drivingCost({
  milesToDrive,
  costPerMile,
}: OwnCosts): { amount: Cents; explanation: string } | null {
  const amount = cents(Math.round(milesToDrive * costPerMile));
  if (amount === 0) return null;
  const miles = milesToDrive.toLocaleString("en-US", { maximumFractionDigits: 1 });
  return {
    amount,
    explanation: say("drive", { miles, price: formatCents(costPerMile) }),
  };
}
