import type { PriceBand } from "./guide-page.ts";
import { phrase, type CityCategoryContext } from "./city-category-context.ts";
import { spread } from "./city-spread.ts";
import type { Suburb } from "../knowledge/cities/city-record.ts";

/** An assumption that every example states; fuel, tires and wear of an ordinary car. */
export const centsPerMile = 70;

/** "$1,250": whole dollars, since a used price is never known to the cent. */
export function dollars(cents: number): string {
  return `$${Math.round(cents / 100).toLocaleString("en-US")}`;
}

/** Half of the middle price: the first offer that leaves room for a drive and a mistake. */
function buyingCents({ medianCents }: PriceBand): number {
  return Math.round(medianCents / 200) * 100;
}

/** Four sentences that work the figures of the city's bands into decisions. */
export function priceExamples(context: CityCategoryContext): string[] {
  const [first, second, third, fourth] = context.bands;
  const [near, far] = spread(context.place.suburbs, context.seed, ([name]) => name);
  return [
    ...(first && near ? [driveExample(context, first, near)] : []),
    ...(second && far ? [driveExample(context, second, far)] : []),
    ...(third ? [ladderExample(context, third)] : []),
    ...(fourth ? [spanExample(context, fourth)] : []),
  ];
}

function driveExample(context: CityCategoryContext, band: PriceBand, suburb: Suburb): string {
  const [town, direction, miles] = suburb;
  const roundTripMiles = miles * 2;
  const driveCents = roundTripMiles * centsPerMile;
  const [buy, sell] = [buyingCents(band), band.medianCents];
  const leftCents = sell - buy - driveCents;
  const trip = `${town}, ${direction} of downtown, is about ${roundTripMiles} miles there and back, ${dollars(driveCents)} at ${centsPerMile} cents a mile`;
  const deal = `bought at ${dollars(buy)} and sold at ${dollars(sell)}`;
  const name = `the ${band.name}`;
  if (leftCents <= 0) {
    return phrase(context, `loss ${band.entryId}`, [
      `${trip}: for ${name} alone, ${deal}, that trip does not pay.`,
      `${trip}; take ${name}, ${deal}, only on the way to something larger.`,
      `Do not drive to ${town} for ${name} alone: ${deal}, the margin is smaller than ${roundTripMiles} miles at ${centsPerMile} cents.`,
    ]);
  }
  const left = dollars(leftCents);
  return phrase(context, `drive ${band.entryId}`, [
    `${trip}; ${deal}, ${name} would still leave ${left}.`,
    `Say you find ${name} in ${town}: ${deal}, less ${dollars(driveCents)} for ${roundTripMiles} miles at ${centsPerMile} cents, that leaves ${left}.`,
    `${trip}, so the margin on ${name}, ${deal}, comes to ${left} before your time.`,
    `The ${roundTripMiles} miles to ${town} and back cost ${dollars(driveCents)} at ${centsPerMile} cents each; with ${name}, ${deal}, ${left} is left over.`,
  ]);
}

/** From the hopeful price to the one that ends the waiting. */
function ladderExample(context: CityCategoryContext, band: PriceBand): string {
  const { name, entryId } = band;
  const [low, middle, high] = [band.lowCents, band.medianCents, band.highCents].map(dollars);
  return phrase(context, `ladder ${entryId}`, [
    `With the ${name} in clean condition start near ${high}, go to ${middle} after a week and stop at ${low}.`,
    `Ask ${high} for a faultless example of the ${name}, take ${middle} without regret and buy your own below ${low}.`,
    `If ${high} brings no buyer for the ${name} by the second weekend, ask ${middle}, where the market has its center.`,
    `To ask ${high} for the ${name} you need photos that earn it; ${middle} is the honest figure, ${low} the tired one.`,
  ]);
}

function spanExample(context: CityCategoryContext, band: PriceBand): string {
  const { name, entryId } = band;
  const [low, middle, high] = [band.lowCents, band.medianCents, band.highCents].map(dollars);
  const buy = dollars(buyingCents(band));
  return phrase(context, `span ${entryId}`, [
    `Eight of ten sales of the ${name} lie between ${low} and ${high}, so ${buy} in cash is a sound first offer.`,
    `Half of all sales of the ${name} are above ${middle}; offer ${buy} first and stop well before the middle.`,
    `With the ${name} plan on ${middle}, hope for ${high}, and put ${buy} in the envelope.`,
    `The table puts the ${name} between ${low} and ${high}: an offer of ${buy} leaves half of the middle price as your margin.`,
  ]);
}
