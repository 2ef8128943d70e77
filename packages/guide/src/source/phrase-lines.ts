import { z } from "zod";
import { phraseListNames } from "../phrase-lists.ts";

// What stands in `data/` as phrases. How one is written is checked beside its file and line.

const phrase = z.string().min(1);
const phrases = z.array(phrase).min(1);

export const notAnItemReasons = ["job", "housing", "wanted", "rental", "service"] as const;

/** Words of a listing that sells no thing. Lines of one reason count together, reasons in their order. */
export const NotAnItemLine = z.strictObject({
  reason: z.enum(notAnItemReasons),
  in: z
    .enum(["title", "section", "description"])
    .optional()
    .describe("where they must stand; the title where absent"),
  stands: z
    .enum(["first", "last"])
    .optional()
    .describe("only where the text begins or ends with them"),
  phrases,
  unless: phrases.optional().describe("right behind one of the phrases these except it"),
});
export type NotAnItemLine = z.infer<typeof NotAnItemLine>;

const share = z.number().min(0).max(1);

/** What a fault or a missing part takes of the value of a sound one. Editors' estimates of late 2026. */
const taking = {
  share,
  of: z
    .record(z.string(), share)
    .optional()
    .describe("of a category or a family of things its own, where it differs"),
  only: z
    .array(z.string())
    .min(1)
    .optional()
    .describe("known only of these categories and families; of any thing where absent"),
} as const;

/** A kind of fault that sellers tell of. */
export const FaultLine = z.strictObject({
  kind: z
    .string()
    .regex(/^[a-z]+(?:_[a-z]+)*$/, "lower-case words with underscores")
    .describe("unique and stable: worn_battery"),
  name: z.string().min(1).describe("shown to people: worn battery"),
  ...taking,
  isWear: z
    .literal(true)
    .optional()
    .describe('a grade below "good" says it too, so that it is not counted twice'),
  isGeneral: z
    .literal(true)
    .optional()
    .describe(
      "counted only in a title, and where its words tell no narrower fault and no part by name",
    ),
  phrases,
});
export type FaultLine = z.infer<typeof FaultLine>;

/** A part that a whole one comes with. What its absence takes is what a spare one costs. */
export const MissingPartLine = z.strictObject({
  name: z.string().min(1).describe('shown to people after "no": remote'),
  nouns: phrases.describe("what sellers call it"),
  ...taking,
  isOptional: z
    .literal(true)
    .optional()
    .describe('a whole one may be without it: only "missing" and "lost" tell that it is not there'),
});
export type MissingPartLine = z.infer<typeof MissingPartLine>;

const parts = z
  .record(z.string().regex(/^[a-z][A-Za-z]*$/, "a name of letters"), phrase)
  .describe("what many phrases share, by the name that stands for it in braces");

export const PhraseLists = z.strictObject({
  parts,
  ...(Object.fromEntries(phraseListNames.map((name) => [name, phrases])) as Record<
    (typeof phraseListNames)[number],
    typeof phrases
  >), // Safe because every list has been put in.
});
export type PhraseLists = z.infer<typeof PhraseLists>;
