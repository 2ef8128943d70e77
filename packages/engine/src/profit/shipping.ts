import { type Cents, cents, formatCents } from "../money/cents.ts";
import { type RatePoint, type ShippingRates, shippingRates } from "./shipping-rates.ts";
import { billWords } from "../words/english/selling.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(billWords);

/** A box, tape and filling: sellers name $1 to $6 a parcel. */
export const defaultPacking = cents(3_00);

/** USPS takes no parcel above it. */
export const heaviestParcelPounds = 70;

export type ShippingCost = { amount: Cents; explanation: string };

/**
 * What a label costs the seller on `asOf` (ISO date), zone 5, for a packed weight in pounds.
 * Above 16 oz the weight bills as the next whole pound. A weight that the source does not list
 * lies on the line between its neighbours (or beyond the last two), and the explanation says so.
 * Throws a RangeError for a weight that no parcel has.
 */
export function shippingCost(pounds: number, asOf: string): ShippingCost {
  if (!(pounds > 0 && pounds <= heaviestParcelPounds)) {
    throw new RangeError(`No parcel weighs ${pounds} lb`);
  }
  const rates = ratesOn(asOf);
  const billed = pounds < 1 ? 0 : Math.ceil(pounds);
  const listed = rates.zone5.some(([weight]) => weight === billed);
  const amount = cents(Math.round(onTheLine(rates.zone5, billed)));
  const explanation = say(listed ? "label" : "labelEstimated", {
    service: rates.service,
    weight: billed === 0 ? say("underOnePound") : say("pounds", { pounds: billed }),
    date: rates.effectiveFrom,
    price: formatCents(amount),
  });
  return { amount, explanation };
}

function ratesOn(asOf: string): ShippingRates {
  const [newest, ...older] = shippingRates;
  const held = [newest, ...older].find(({ effectiveFrom }) => effectiveFrom <= asOf);
  return held ?? older.at(-1) ?? newest;
}

function onTheLine(points: readonly RatePoint[], pounds: number): number {
  const above = points.findIndex(([weight]) => weight >= pounds);
  const end = above === -1 ? points.length - 1 : Math.max(1, above);
  const [from, to] = [points[end - 1], points[end]];
  if (!from || !to) throw new RangeError("A rate table needs two rows");
  return from[1] + ((to[1] - from[1]) * (pounds - from[0])) / (to[0] - from[0]);
}
