import { mileageRates } from "@flipworth/contract";
import type { PriceBand } from "./guide-page.ts";
import { phrase, type CityCategoryContext } from "./city-category-context.ts";
import { hashText, spread } from "./city-spread.ts";
import type { Suburb } from "../knowledge/cities/city-record.ts";

/** The tax office's rate of the year, which every example states: fuel, tires and wear of an ordinary car. */
export const centsPerMile = (mileageRates[0]?.tenthsOfCents ?? 0) / 10;

/** "$1,250": whole dollars, since a used price is never known to the cent. */
export function dollars(cents: number): string {
  return `$${Math.round(cents / 100).toLocaleString("en-US")}`;
}

/**
 * Half of the middle price: the first offer that leaves room for a drive and a mistake. Nobody sells a whole
 * vehicle at half; about 70% leaves room for its title, its cleaning and a repair.
 */
function buyingCents(band: PriceBand): number {
  return isVehicle(band)
    ? Math.round((band.medianCents * 0.7) / 5000) * 5000
    : Math.round(band.medianCents / 200) * 100;
}

const isVehicle = ({ entryId }: PriceBand) => entryId.startsWith("vehicle/");

/** "the Weber Spirit", but "The North Face jacket". */
function theItem({ name }: PriceBand): string {
  return name.startsWith("The ") ? name : `the ${name}`;
}

/** Four sentences that work the figures of the city's bands into decisions. */
export function priceExamples(context: CityCategoryContext): string[] {
  const [first, second, third, fourth] = context.bands;
  const [near, far] = spread(context.place.suburbs, context.seed, ([name]) => name);
  return [
    ...(first && near ? [driveExample(context, { band: first, suburb: near, order: 0 })] : []),
    ...(second && far ? [driveExample(context, { band: second, suburb: far, order: 1 })] : []),
    ...(third ? [ladderExample(context, third)] : []),
    ...(fourth ? [spanExample(context, fourth)] : []),
  ];
}

type Drive = { band: PriceBand; suburb: Suburb; order: 0 | 1 };

function driveExample(context: CityCategoryContext, { band, suburb, order }: Drive): string {
  const [town, direction, miles] = suburb;
  const roundTripMiles = miles * 2;
  const driveCents = roundTripMiles * centsPerMile;
  const [buy, sell] = [buyingCents(band), band.medianCents];
  const leftCents = sell - buy - driveCents;
  const trip = `${town}, ${direction} of downtown, is about ${roundTripMiles} miles there and back, ${dollars(driveCents)} at ${centsPerMile} cents a mile`;
  const deal = `bought at ${dollars(buy)} and sold at ${dollars(sell)}`;
  const name = theItem(band);
  if (leftCents <= 0) {
    return phrase(context, `loss ${band.entryId}`, [
      `${trip}: for ${name} alone, ${deal}, that trip does not pay.`,
      `${trip}; take ${name}, ${deal}, only on the way to something larger.`,
      `Do not drive to ${town} for ${name} alone: ${deal}, the margin is smaller than ${roundTripMiles} miles at ${centsPerMile} cents.`,
    ]);
  }
  const left = dollars(leftCents);
  const worked: readonly [string, ...string[]] = [
    `${trip}; ${deal}, ${name} would still leave ${left}.`,
    `Say you find ${name} in ${town}: ${deal}, less ${dollars(driveCents)} for ${roundTripMiles} miles at ${centsPerMile} cents, that leaves ${left}.`,
    `${trip}, so the margin on ${name}, ${deal}, comes to ${left} before your time.`,
    `The ${roundTripMiles} miles to ${town} and back cost ${dollars(driveCents)} at ${centsPerMile} cents each; with ${name}, ${deal}, ${left} is left over.`,
  ];
  // The second example of a page never repeats the wording of the first.
  return worked[(hashText(context.seed) + order) % worked.length] ?? worked[0];
}

/** From the hopeful price to the one that ends the waiting. */
function ladderExample(context: CityCategoryContext, band: PriceBand): string {
  const { entryId } = band;
  const name = theItem(band);
  const [low, middle, high] = [band.lowCents, band.medianCents, band.highCents].map(dollars);
  return phrase(context, `ladder ${entryId}`, [
    `With ${name} in clean condition, start above ${middle}, stop above ${low}, and call ${high} luck.`,
    `Ask ${high} for a faultless example of ${name}, take ${middle} without regret and buy your own below ${low}.`,
    `If ${high} brings no buyer for ${name} by the second weekend, ask ${middle}, where the market has its center.`,
    `To ask ${high} for ${name} you need photos that earn it; ${middle} is the honest figure, ${low} the tired one.`,
  ]);
}

function spanExample(context: CityCategoryContext, band: PriceBand): string {
  const { entryId } = band;
  const name = theItem(band);
  const [low, middle, high] = [band.lowCents, band.medianCents, band.highCents].map(dollars);
  const buy = dollars(buyingCents(band));
  return phrase(context, `span ${entryId}`, [
    `Eight of ten sales of ${name} lie between ${low} and ${high}, so ${buy} in cash is a sound first offer.`,
    `Half of all sales of ${name} are above ${middle}; offer ${buy} first and stop well before the middle.`,
    `With ${name}, plan on ${middle}, hope for ${high}, and put ${buy} in the envelope.`,
    isVehicle(band)
      ? `The table puts ${name} between ${low} and ${high}: an offer of ${buy} leaves room for the title, the cleaning and a repair.`
      : `The table puts ${name} between ${low} and ${high}: an offer of ${buy} leaves half of the middle price as your margin.`,
  ]);
}
