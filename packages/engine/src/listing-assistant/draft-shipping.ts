import { delivery } from "../profit/selling-platforms.ts";
import { heaviestParcelPounds, shippingCost } from "../profit/shipping.ts";
import { draftWords } from "../words/english/listing-assistant.ts";
import { spoken } from "../words/voice-in-use.ts";
import { defaultPounds } from "./draft-prices.ts";
import type { KnownItem } from "./known-item.ts";
import type { DraftPlatform } from "./platform-rules.ts";

const say = spoken(draftWords);

/** The parcel and its postage; null where it is picked up or too heavy for a parcel. */
export function shippingOf({ weightOunces, asOf }: KnownItem, platform: DraftPlatform) {
  if (delivery[platform] !== "seller_ships") return null;
  const pounds = weightOunces === null ? defaultPounds : weightOunces / 16;
  if (pounds > heaviestParcelPounds) return null;
  const { amount, explanation } = shippingCost(pounds, asOf);
  const words =
    weightOunces === null
      ? say("shippingAssumed", { explanation, pounds: defaultPounds })
      : say("shipping", { explanation });
  return { words, cents: amount };
}
