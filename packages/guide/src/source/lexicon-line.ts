import { z } from "zod";
import { entryTags } from "../entry.ts";
import { pricedNouns } from "./kin-line.ts";

const lexiconRoles = [
  "part",
  "accessory",
  "consumable",
  "packaging",
  "document",
  "likeness",
] as const;
export type LexiconRole = (typeof lexiconRoles)[number];

/** Nouns of what is sold for things and is not the thing, with what such a noun brings. */
export const LexiconLine = z.strictObject({
  role: z
    .enum(lexiconRoles)
    .describe(
      "part: it goes into the thing; accessory: beside it; consumable: it is used up; likeness: it bears the name and is a toy, a lamp, a costume",
    ),
  of: z
    .string()
    .optional()
    .describe("categories or families whose things have it; of everything where absent"),
  notOf: z.string().optional().describe("categories in which the noun is a thing of its own"),
  takes: z.enum(entryTags).optional().describe("only things with this tag, in place of a category"),
  words: z
    .string()
    .regex(/^[a-z0-9]+(?:,? [a-z0-9]+)*$/, "lower-case words and digits, with commas between nouns")
    .optional()
    .describe("nouns that have the price of `entry`"),
  prices: pricedNouns.describe("nouns with what one brings for a thing of `usedUsd`"),
  reach: z
    .literal("anywhere")
    .optional()
    .describe("names what is sold also with several words between it and the thing"),
  leads: z
    .literal(true)
    .optional()
    .describe("names what is sold in front of the thing too, where it describes nothing"),
  comesAlong: z
    .literal(true)
    .optional()
    .describe('comes with the thing, so that it needs an "only" to be sold alone'),
  usedUsd: z
    .number()
    .positive()
    .optional()
    .describe(
      "what the thing brings that the nouns are priced for; its category's typical price where absent",
    ),
  entry: z.string().optional().describe("the guide's entry that has its price"),
  isThingOfItsOwn: z
    .literal(true)
    .optional()
    .describe("bought for its own sake, whatever it is for"),
});
export type LexiconLine = z.infer<typeof LexiconLine>;
