import { feeClasses } from "@flipworth/contract/fee-classes";
import { z } from "zod";
import { EntryLine, Family, month } from "./entry-line.ts";
import { extraMarkets, soldSearchSites } from "../entry.ts";
import { VehicleSource } from "./vehicle-source.ts";
import { FaultLine, MissingPartLine, NotAnItemLine, PhraseLists } from "./phrase-lines.ts";
import { KinLine } from "./kin-line.ts";
import { LexiconLine } from "./lexicon-line.ts";
import { wordListNames } from "../word-lists.ts";
import { RestrictedProductLine } from "../restricted-product.ts";
import { Vocabulary, wordsWithStars } from "../vocabulary.ts";

const share = z.number().min(0).max(1);
const text = z.string().min(1);
const spacedWords = z
  .string()
  .regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/, "lower-case words with spaces between");

const words = z.strictObject({
  kind: z.literal("words"),
  where: z.enum(["title", "anywhere"]),
  explains: share,
  isForUnbranded: z.literal(true).optional(),
  ofBrand: text.optional(),
  mustBeGenuine: z.literal(true).optional(),
  isNarrowing: z.literal(true).optional(),
  adjustments: z.array(
    z.strictObject({
      name: text,
      factor: z.number().positive(),
      phrases: text.optional(),
      isPriceLevel: z.literal(true).optional(),
    }),
  ),
});

const modelYear = z.strictObject({
  kind: z.literal("model_year"),
  baseYear: z.number().int(),
  lossPerYear: share,
  lastsYears: z.number().positive(),
  vintageBefore: z.number().int(),
  explains: share,
  isNarrowing: z.literal(true),
});

export const PriceFactor = z.union([
  words,
  modelYear,
  z.strictObject({ kind: z.literal("first_of"), groups: z.array(words) }),
]);
export type PriceFactor = z.infer<typeof PriceFactor>;

export const AgeingCurve = z.strictObject({
  name: text,
  firstShare: share,
  stretches: z.array(
    z.strictObject({ untilYears: z.number().positive().optional(), lossPerYear: share }),
  ),
  floorUsd: z.number().positive(),
});

export const CategoryLine = z.strictObject({
  usedUsd: z.number().positive().describe("a typical single listing"),
  shipPounds: z.number().positive().nullable().describe("a typical parcel; null where picked up"),
  feeClass: z.enum(feeClasses),
  newPriceShare: share
    .optional()
    .describe(
      "what a used one in good condition brings of its new price, by resellers' rules of thumb; absent where what was once paid says little",
    ),
  agesInUse: z
    .literal(true)
    .optional()
    .describe("a used one of a kind may be of any age, so that an unused one is worth far more"),
  hasNarrowLines: z
    .literal(true)
    .optional()
    .describe("a maker's line spans less: a guitar's series, a maker's dress"),
  differsInLots: z
    .literal(true)
    .optional()
    .describe("people sell many different ones together, which average out"),
  newerReplacesOlder: z
    .literal(true)
    .optional()
    .describe('"older" in a title says that the newest of the name is not meant'),
  hasHardlyParts: z.literal(true).optional().describe("hardly anybody sells parts of such things"),
  alsoSoldOn: z
    .array(z.enum(extraMarkets))
    .optional()
    .describe("where buyers of such things look besides the general marketplaces"),
  ebayCategory: z
    .number()
    .int()
    .positive()
    .optional()
    .describe("eBay's number of the one category in which such things are sold there"),
  soldSearchOn: z
    .enum(soldSearchSites)
    .optional()
    .describe("where besides eBay everybody can search for such things that were sold"),
  soldAmong: text
    .optional()
    .describe("groups of categories among which sellers choose freely for one thing, with commas"),
  sections: z
    .array(
      z.strictObject({
        turn: z
          .number()
          .positive()
          .describe("all categories' words are tried in this order, so the narrow ones come first"),
        words: wordsWithStars.describe("words of a section; * is any letters, ? any character"),
      }),
    )
    .describe("how marketplaces call their section of such things"),
  nouns: text.describe("what tells the category of a thing that has no entry, in the singular"),
  brands: text.optional().describe("makers beside those of its entries, as they are written"),
});

export const Platform = z.strictObject({
  name: text,
  names: text.describe("what titles call it, the shortest certain name first"),
  commonGame: text.describe("the entry of its games that have none of their own"),
  plays: z.array(text).optional().describe("older consoles whose games it plays as well"),
});

export const GuideFacts = z.strictObject({
  asOf: month.describe("the month the prices are meant for, where an entry names none"),
  reviewed: month.describe(
    "when the prices were last looked over, where an entry says nothing else",
  ),
  bases: z.record(
    z.string(),
    z.strictObject({
      kind: z.enum(["general_knowledge", "cited_list", "recorded_sales"]),
      sentence: text.describe("shown to people"),
    }),
  ),
  restrictedAsOf: month.describe(
    "restricted.jsonl holds what the agencies and marketplaces had said by then",
  ),
  unknownCategory: CategoryLine.pick({ usedUsd: true, shipPounds: true, feeClass: true }),
});

const quote = z.strictObject({
  usd: z.number().positive().describe("US dollars for one"),
  per: text.describe("of what"),
  asOf: month,
});

/** What is traded by weight or by rate: one figure with its month, for everything that needs it. */
export const Markets = z.strictObject({
  metals: z.strictObject({ gold: quote, silver: quote }),
  currencies: z.record(z.string(), quote),
});

/** What the words of titles bring, fitted on `priced-titles/` and the labelled titles by `npm run fit:title-prices`. */
export const TitlePriceTable = z.strictObject({
  titles: z.int().positive().describe("how many it was fitted on"),
  asOf: month.describe("the month the titles' prices are meant for"),
  tableBits: z.int().min(8).max(22).describe("the table has two to this power rows"),
  intercept: z.number().describe("ln of dollars of a title without a word"),
  step: z.number().positive().describe("what one unit of a weight adds to ln of dollars"),
  weights: z
    .string()
    .regex(/^[#-[\]-~]*$/)
    .describe("a whole number for each row, packed (engine: title-prices/packed-weights.ts)"),
});
export type TitlePriceTable = z.infer<typeof TitlePriceTable>;

/** All files of `data/` together, as they are written. */
export const GuideSource = z.strictObject({
  facts: GuideFacts,
  markets: Markets,
  categories: z.record(z.string(), CategoryLine),
  families: z.record(z.string(), Family),
  platforms: z.record(z.string(), Platform),
  ageing: z.record(z.string(), AgeingCurve),
  priceFactors: z.record(z.string(), z.array(PriceFactor)),
  lexicon: z.array(LexiconLine),
  kin: z.array(KinLine),
  words: z.record(z.enum(wordListNames), spacedWords),
  misspellings: z
    .record(z.string(), spacedWords)
    .describe("by each word how people misspell it more than one slip of the pen away"),
  vocabulary: Vocabulary,
  phrases: PhraseLists,
  notAnItem: z.array(NotAnItemLine),
  faults: z.array(FaultLine),
  missingParts: z.array(MissingPartLine),
  restricted: z.array(RestrictedProductLine),
  entries: z.array(EntryLine),
  vehicles: VehicleSource,
  titlePrices: TitlePriceTable.optional(),
});
export type GuideSource = z.infer<typeof GuideSource>;
