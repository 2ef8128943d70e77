import type { Category } from "../../category.ts";

/**
 * Kinds of things that share their faults, by the words of a title. They are narrower than a
 * category: a television and a phone are both electronics, and lose unlike shares to one fault.
 */
const thingFamilies = {
  tv: /\b(?:tv|tvs|television|oled|qled)\b/,
  phone: /\b(?:i ?phone|galaxy (?:s|a|z|note) ?\w*|pixel \d\w*|(?:smart|cell) ?phone|phone)\b/,
  tablet: /\b(?:i ?pad|tablet|kindle|galaxy tab)\b/,
  computer: /\b(?:mac ?book|laptop|chromebook|thinkpad|notebook|imac|surface pro|gaming pc)\b/,
  console: /\b(?:xbox|play ?station|ps ?[1-5]|nintendo|wii|steam deck|game ?cube|sega)\b/,
  camera: /\b(?:camera|dslr|camcorder|lens|gopro)\b/,
  cordless: /\b(?:cordless|impact driver|m18|m12|(?:12|18|20|24|40|56|60|80) ?v(?:olts?)?)\b/,
  electric_ride:
    /\b(?:e-?bike|electric (?:bike|bicycle|scooter|skateboard)|hover ?board|one ?wheel|golf cart|segway|power wheels|ride[- ]on|power ?chair|mobility scooter)\b/,
  remote_driven: /\b(?:drone|quadcopter|mavic|rc (?:car|truck|plane|boat)|remote control)\b/,
  earbuds: /\b(?:air ?pods?|ear ?buds?|buds)\b/,
  smart_watch: /\b(?:smart ?watch|apple watch|fitbit|galaxy watch)\b/,
  sofa: /\b(?:sofa|couch|sectional|love ?seat|recliner|arm ?chair|futon)\b/,
  with_drawers:
    /\b(?:dresser|desk|night ?stands?|chest of drawers|drawers|cabinet|vanity|buffet)\b/,
  puzzle: /\b(?:puzzle|board game|lego|play ?set|chess set)\b/,
  turntable: /\b(?:turn ?table|record player)\b/,
  bicycle: /\b(?:bike|bicycle)\b/,
  kitchen_machine:
    /\b(?:blender|mixer|food processor|instant pot|crock ?pot|slow cooker|air fryer|juicer|espresso|coffee maker|pressure cooker)\b/,
  watercraft_or_air_bed: /\b(?:kayak|raft|boat|air (?:mattress|bed)|tent|canoe|hot tub|pool)\b/,
} as const satisfies Record<string, RegExp>;

/** A category of the product, or a narrower kind within one. */
export type Family = Category | keyof typeof thingFamilies;

/** The families of a thing, the narrowest first. */
export function familiesOf(title: string, category: Category | null): readonly Family[] {
  const lower = title.toLowerCase();
  const named = familyNames.filter((name) => thingFamilies[name].test(lower));
  return category === null ? named : [...named, category];
}

const familyNames: readonly (keyof typeof thingFamilies)[] = [
  "electric_ride",
  "earbuds",
  "smart_watch",
  "tv",
  "phone",
  "tablet",
  "computer",
  "console",
  "camera",
  "remote_driven",
  "cordless",
  "sofa",
  "with_drawers",
  "puzzle",
  "turntable",
  "bicycle",
  "kitchen_machine",
  "watercraft_or_air_bed",
];
