import { feeClasses } from "@flipworth/contract/fee-classes";
import { z } from "zod";
import { conditionGrades, entryTags, sellingTimes, specificities, variantMarks } from "../entry.ts";

// The one definition of what stands in a line of the guide and in a family.

const phrases = z
  .string()
  .regex(
    /^[a-z0-9]+(?:,? [a-z0-9]+)*$/,
    "lower-case words and digits, with commas between phrases",
  );
const usd = z.number().positive().max(1_000_000);
/** Whose figure it is that a person added to the guide, where the line does not say. */
export const ownBasis = "own";

export const month = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, "a month like 2026-11");
const slug = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "lower-case words with hyphens");
const factor = z.number().positive().max(100);

const variant = z.union([
  z.tuple([z.string().min(1), factor]),
  z.tuple([z.string().min(1), factor, phrases]),
  z.tuple([z.string().min(1), factor, phrases, z.enum(variantMarks)]),
]);

const amount = z.number().positive().max(10_000).optional();

/** "pair", a set of so many pieces, or a usual lot of so many pieces or so much by a measure. */
const unit = z.union([
  z.enum(["each", "pair", "pound", "ounce"]),
  z
    .strictObject({
      pieces: z.number().int().min(1).max(10_000).optional(),
      pounds: amount,
      feet: amount,
      squareFeet: amount,
      boardFeet: amount,
      cubicFeet: amount,
      gallons: amount,
      bySides: z.literal(true).optional().describe('"12x15" tells its sides in feet'),
    })
    .refine(
      ({ pieces, bySides, ...told }) =>
        (pieces !== undefined || Object.values(told).length > 0) &&
        (bySides === undefined || told.squareFeet !== undefined),
      "must hold something, and the sides of an area",
    ),
]);
export type UnitLine = z.infer<typeof unit>;

/** What an entry may say itself or leave to its family. */
const sharedShape = {
  specificity: z
    .enum(specificities)
    .describe("model: one product; line: a maker's range; type: a kind of thing by any maker"),
  brand: z
    .string()
    .min(1)
    .nullable()
    .describe("the maker, several alike ones with slashes; null where it does not matter"),
  scatter: z
    .number()
    .min(0.1)
    .max(1)
    .describe("standard deviation of ln(price) among single sales of the thing"),
  variants: z
    .array(variant)
    .nullable()
    .describe(
      "name, factor on the median, what listings call it where that is not the name, and what code asks of it",
    ),
  conditionFactors: z
    .partialRecord(z.enum(conditionGrades), factor)
    .nullable()
    .describe("replaces the general condition factors where the thing behaves otherwise"),
  excludes: phrases
    .nullable()
    .describe(
      "words in a title that mean it is something else; an entry's come on top of its family's",
    ),
  adjustedBy: z
    .array(z.string())
    .nullable()
    .describe("which tables of price-factors.json move its price"),
  shipPounds: z
    .number()
    .positive()
    .nullable()
    .describe("billed weight of a packed parcel; null when it is only picked up"),
  feeClass: z.enum(feeClasses).describe("the row of the selling platforms' fee tables"),
  sellsIn: z.enum(sellingTimes).describe("how long one is usually on sale"),
  basis: z.string().describe("where the price comes from, by its name in guide.json"),
  yearlyMove: z
    .number()
    .min(0)
    .max(0.6)
    .describe("the share by which such prices move in a year, for what has no launch or drift"),
  tags: z.array(z.enum(entryTags)).nullable().describe("what code asks of an entry"),
  unit: unit
    .nullable()
    .describe("what the price is for, where it is not one piece: a pair, a set, a lot, a pound"),
  yearlyPercent: z
    .number()
    .min(-50)
    .max(50)
    .nullable()
    .describe("how prices of such things have moved a year, for what has no launch of its own"),
} as const;

/** What many entries have in common. An entry's own field wins; its null takes the family's away. */
export const Family = z.strictObject({
  ...z.object(sharedShape).partial().shape,
  category: slug.describe("which of categories.json"),
  namedAmong: z
    .string()
    .optional()
    .describe("the section of vocabulary.json in which its entries' bareNames say enough"),
  ageing: z.string().optional().describe("the curve of ageing.json for entries with a launch"),
  mostTimesMiddle: z
    .number()
    .min(2)
    .optional()
    .describe("how many times the family's middle an entry may cost, up or down; 60 where absent"),
  platform: z.string().optional().describe("the console of platforms.json that its games run on"),
});
export type Family = z.infer<typeof Family>;

export const EntryLine = z.strictObject({
  id: slug.describe("unique and stable: other data and stored answers name it"),
  family: slug.describe("which of families.json"),
  ...z.object(sharedShape).partial().shape,
  model: z.string().min(1).describe("shown to people, without the maker: iPhone 13, office chair"),
  names: phrases
    .optional()
    .describe("what titles call it; any of them names it, the longest in a title wins"),
  besidePlatform: phrases
    .optional()
    .describe("a game: names that mean it only beside its console's name"),
  bareNames: phrases
    .optional()
    .describe("names that say enough where the section tells what is listed"),
  usedUsd: usd.describe(
    "the median of single sales: complete, working, good condition, shipping apart",
  ),
  newUsd: usd.optional().describe("present price when still sold new"),
  launch: z
    .union([z.tuple([month]), z.tuple([month, usd])])
    .optional()
    .describe("the month it was first sold, and its base version's price then where that is known"),
  extras: z
    .strictObject({ gameUsd: z.number().min(0), controllerUsd: z.number().min(0) })
    .optional()
    .describe("a console: what a further common game and controller add"),
  line: z
    .string()
    .min(1)
    .optional()
    .describe("the line of generations it belongs to: Galaxy Z Flip"),
  generation: z.number().positive().optional().describe("its place in that line: 6"),
  lot: slug.optional().describe("the entry that prices many of it: card lot"),
  reviewed: month.optional().describe("when a person last looked at the price"),
  asOf: month.optional().describe("the month the price is meant for; guide.json's where absent"),
});
export type EntryLine = z.infer<typeof EntryLine>;
