import { defineWords, englishVoice, sayIn } from "@flipworth/words";
import { delivery } from "../profit/selling-platforms.ts";
import { measurementsAsked } from "./checklists.ts";
import type { KnownItem } from "./known-item.ts";
import type { DraftPlatform } from "./platform-rules.ts";

/** Buyers read English where these platforms sell, whoever writes: the text has no other language. */
const say = sayIn(
  defineWords("engine.description", {
    conditionOpen: "Condition: ____ (say what you see).",
    condition: "Condition: {condition}.",
    flawsOpen: "Flaws: ____ (look it over and say what you find).",
    flaws: "Flaws:\n{flaws}",
    seePhotos: "See the photos for its exact condition.",
    localPickup: "Local pickup.",
    shipsFrom: "Ships from ____.",
  }),
  englishVoice,
);

type Where = { condition: string | null; platform: DraftPlatform };

/** The text of a listing, from what is known; what is not, is left open to be filled in. */
export function descriptionOf(item: KnownItem, { condition, platform }: Where): string {
  const { brand, model, variant, title, quantity, flaws, category } = item;
  const name = [brand, model, variant].filter((part) => part !== null).join(" ") || title;
  const measurements = measurementsAsked(category);
  const way = say(delivery[platform] === "pickup" ? "localPickup" : "shipsFrom");
  const parts = [
    quantity > 1 ? `${quantity} × ${name}.` : `${name}.`,
    condition === null ? say("conditionOpen") : say("condition", { condition }),
    flaws.length === 0
      ? say("flawsOpen")
      : say("flaws", { flaws: flaws.map((flaw) => `- ${flaw}`).join("\n") }),
    ...(measurements.length === 0
      ? []
      : [measurements.map((label) => `${label}: ____`).join("\n")]),
    say("seePhotos"),
    way,
  ];
  return parts.join("\n\n");
}
