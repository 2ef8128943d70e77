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
