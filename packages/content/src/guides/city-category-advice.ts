import type { CityType } from "../catalogue/cities.ts";
import { themOrIt } from "../grammar.ts";
import { phrase, type CityCategoryContext } from "./city-category-context.ts";

/** The rule for a sale that has to happen soon: 60 to 75% of retail, within 7 to 10 days. */
export function quickSaleAdvice(context: CityCategoryContext): string {
  const { plural } = context.category;
  return phrase(context, "quick sale", [
    `When ${plural} must go, ask 60 to 75% of the retail price and expect the sale within 7 to 10 days.`,
    `For a quick sale of ${plural}, ask 60 to 75% of the store price and wait no more than 7 to 10 days.`,
    `Price ${plural} at 60 to 75% of retail to get your money back within 7 to 10 days.`,
    `You can sell ${plural} within 7 to 10 days at 60 to 75% of retail.`,
    `Look up the store price, and set ${plural} at 60 to 75% of it to sell within 7 to 10 days.`,
    `If an item hasn't sold in 7 to 10 days, drop to 60 to 75% of retail and put the money into other ${plural}.`,
  ]);
}

export function placePriceAdvice(context: CityCategoryContext): string {
  const { city, category } = context;
  const wordings: Record<CityType, readonly [string, ...string[]]> = {
    majorMetro: [
      `${city.metro} has many sellers of ${category.plural}, so like-new pieces start 10 to 15% below retail.`,
      `In a market as full as ${city.name}, buyers of ${category.plural} want nearly new items at 10 to 15% below the store price.`,
      `Competition is a scroll away in ${city.metro}. For ${category.plural} in clean condition, ask at least 10 to 15% below retail.`,
      `Start at 10 to 15% below retail with ${category.plural} in like-new condition, since ${city.name} always has a second seller.`,
    ],
    suburban: [
      `Buyers of ${category.plural} in the suburbs of ${city.name} pay 20 to 30% more for clean items they can load right away.`,
      `Expect 20 to 30% more from suburban buyers who want ${category.plural} ready to use and delivered.`,
      `Around ${city.name} the suburban households pay 20 to 30% more, so have your ${category.plural} clean and complete first.`,
      `Offer ${category.plural} to the suburbs first: people with a garage pay 20 to 30% more for condition.`,
    ],
    collegeTown: [
      `In a university city the calendar sets the price of ${category.plural}: lowest when terms end, highest when they start.`,
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
      `Most deals on ${category.plural} here happen between 6 and 9 PM on weekdays.`,
      `Be at the phone from 6 to 9 PM on weekday evenings; whoever answers first sells the ${category.plural}.`,
    ],
    suburban: [
      `Saturday morning is for pickups of ${category.plural}, so settle price and time by Friday.`,
      `Answer questions about ${category.plural} after dinner, and hand ${themOrIt(category)} over on Saturday in daylight.`,
      `Families pick up ${category.plural} between errands on Saturday, so give them a one-hour window.`,
    ],
    collegeTown: [
      `Students write about ${category.plural} late in the evening and come at once, if you live near the bus.`,
      `Campus buyers pick up ${category.plural} between classes, so offer daytime as well as evening pickup.`,
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
    `Two or three categories are enough for one person. Make ${category.plural} one of them.`,
    `Learn ${category.plural} and one or two more categories, and you beat people who look at everything.`,
    `Stick to 2 or 3 categories. If ${category.plural} is one of them, you'll spot a wrong price right away.`,
    `After fifty listings of ${category.plural} you stop guessing, so 2 or 3 categories are plenty.`,
  ]);
}
