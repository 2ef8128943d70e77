import type { CityType } from "../catalogue/cities.ts";
import { themOrIt } from "../grammar.ts";
import { phrase, type CityCategoryContext } from "./city-category-context.ts";

/** The rule for a sale that has to happen soon: 60 to 75% of retail, within 7 to 10 days. */
export function quickSaleAdvice(context: CityCategoryContext): string {
  const { plural } = context.category;
  return phrase(context, "quick sale", [
    `When ${plural} must go, ask 60 to 75% of the retail price and expect the sale within 7 to 10 days.`,
    `A quick sale of ${plural} means 60 to 75% of what a shop asks, and no more than 7 to 10 days of waiting.`,
    `Price ${plural} at 60 to 75% of retail if the money should be back within 7 to 10 days.`,
    `Seven to ten days is a fair time to sell ${plural}, and 60 to 75% of retail is the price that does it.`,
    `Take the shop price of the same thing, and set ${plural} at 60 to 75% of it to see the money within 7 to 10 days.`,
    `If a piece of stock has waited longer than 7 to 10 days, go to 60 to 75% of retail and put the money into other ${plural}.`,
  ]);
}

export function placePriceAdvice(context: CityCategoryContext): string {
  const { city, category } = context;
  const wordings: Record<CityType, readonly [string, ...string[]]> = {
    majorMetro: [
      `${city.metro} has many sellers of ${category.plural}, so like-new pieces start 10 to 15% below retail.`,
      `In a market as full as ${city.name}, a nearly new piece has to be 10 to 15% cheaper than the shop before anyone who wants ${category.plural} writes.`,
      `Rivals are a scroll away in ${city.metro}: for ${category.plural} in clean condition, 10 to 15% under retail is the ceiling.`,
      `Start at 10 to 15% below retail with ${category.plural} in like-new condition, since ${city.name} always has a second seller.`,
    ],
    suburban: [
      `Buyers of ${category.plural} in the suburbs of ${city.name} pay 20 to 30% more for clean things they can load at once.`,
      `Expect 20 to 30% more from suburban buyers who want ${category.plural} ready to use and delivered.`,
      `Around ${city.name} the suburban households pay 20 to 30% more, so have your ${category.plural} clean and complete first.`,
      `Offer ${category.plural} to the suburbs first: people with a garage pay 20 to 30% more for condition.`,
    ],
    collegeTown: [
      `In a university city the calendar sets the price of ${category.plural}: cheapest when terms end, dearest when they begin.`,
      `Hold ${category.plural} bought at move-out until the new students of ${city.name} have arrived.`,
      `Students of ${city.name} buy ${category.plural} by price alone in August and sell by date alone in May.`,
    ],
  };
  return phrase(context, "place price", wordings[city.type]);
}

export function postingAdvice(context: CityCategoryContext): string {
  const { category, place } = context;
  return phrase(context, "posting", [
    `Post ${category.plural} on Sunday evening or Wednesday morning, ${place.timeZone} time.`,
    `Sunday evenings and Wednesday mornings are when a new listing for ${category.plural} gets looked at.`,
    `Write the listing when you like, but publish ${category.plural} on a Sunday evening and renew the listing on a Wednesday morning.`,
    `Two hours of the week matter most for ${category.plural}: Sunday evening for browsers, Wednesday morning for people who plan their Saturday.`,
  ]);
}

export function answeringAdvice(context: CityCategoryContext): string {
  const { city, category } = context;
  const wordings: Record<CityType, readonly [string, ...string[]]> = {
    majorMetro: [
      `From 6 to 9 PM on weekdays people around ${city.metro} buy ${category.plural} on the way home, so keep those hours free for answers.`,
      `Most deals over ${category.plural} here are made between 6 and 9 PM on weekday evenings.`,
      `Be at the phone from 6 to 9 PM on weekday evenings; whoever answers first sells the ${category.plural}.`,
    ],
    suburban: [
      `Saturday morning is for pickups of ${category.plural}, so settle price and time by Friday.`,
      `Answer questions about ${category.plural} after supper, and hand ${themOrIt(category)} over on Saturday in daylight.`,
      `Families collect ${category.plural} between two errands on Saturday; give them an hour, not a minute.`,
    ],
    collegeTown: [
      `Students write about ${category.plural} late in the evening and come at once, if you live near the bus.`,
      `Between lectures is when campus buyers fetch ${category.plural}, so offer them noon as well as night.`,
      `Meet campus buyers of ${category.plural} at a library or a union building in daylight.`,
    ],
  };
  return phrase(context, "answering", wordings[city.type]);
}

/** The first rule of the trade, said about this category. */
export function specializeAdvice(context: CityCategoryContext): string {
  const { category, city } = context;
  return phrase(context, "specialize", [
    `Make ${category.plural} one of 2 or 3 categories that you know well, and let the rest of ${city.name} pass.`,
    `Two or three categories are enough for one person; ${category.plural} can be the one you know by touch.`,
    `Whoever knows ${category.plural} and one or two more categories beats whoever looks at everything.`,
    `Keep to 2 or 3 categories: with ${category.plural} among them you will know a wrong price on sight.`,
    `After fifty listings of ${category.plural} you stop guessing, which is why 2 or 3 categories are plenty.`,
  ]);
}
