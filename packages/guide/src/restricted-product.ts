import { z } from "zod";

const expression = z.string().refine(isExpression, "a regular expression");

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, "gi").flags === "gi";
  } catch {
    return false;
  }
}

const sentence = z.string().regex(/^\S.*\.$/, "a whole sentence");

/** A thing that may not be sold, or not before something is mended: recalled, banned or medical. */
export const RestrictedProductLine = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "lower-case words with hyphens")
    .describe("unique and stable: rock-n-play"),
  name: z.string().min(1).describe("shown to people: Fisher-Price Rock 'n Play Sleeper"),
  level: z
    .enum(["block", "warn"])
    .describe(
      "block: it is unlawful or forbidden to sell; warn: only with the remedy, or only in some places",
    ),
  kind: z
    .enum(["recalled", "recall_remedy", "medical"])
    .describe("recall_remedy: it may be sold once it was mended"),
  names: z
    .array(expression)
    .min(1)
    .describe("regular expressions of lower-case words, any of which names it"),
  problem: sentence.describe("what is wrong with it"),
  remedy: sentence.describe("what makes it right, or that nothing does"),
  settledBy: expression
    .optional()
    .describe("lower-case words that say that the remedy is there, or that this one is not meant"),
  source: z.string().min(1).describe("whose rule it is, and where to look it up"),
  since: z
    .string()
    .regex(/^\d{4}(?:-\d{2}){0,2}$/, "a day, a month or a year")
    .optional()
    .describe("since when the rule holds; absent where no single date does"),
});
export type RestrictedProductLine = z.infer<typeof RestrictedProductLine>;
