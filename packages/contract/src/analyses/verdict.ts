import { z } from "zod";

/**
 * What to do about a listing. `recommendation` beside it is the two-way form that the specification's
 * screens read: "Buy" for `buy`, "Skip" for `negotiate` and `skip`, null for the other two.
 */
export const verdicts = ["buy", "negotiate", "skip", "check", "likely_scam"] as const;
export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

/** Why the verdict is `check`: what else the listing may be, and the question that settles it. */
export const IdentityCheck = z.object({
  /** Most likely first. */
  alternatives: z.array(
    z.object({
      /** "A part or accessory for it" */
      name: z.string(),
      /** 0 to 1. */
      probability: z.number(),
      /** Resale range in dollars; null where nothing is known of its price. */
      low: z.number().nullable(),
      high: z.number().nullable(),
    }),
  ),
  question: z.string(),
});
export type IdentityCheck = z.infer<typeof IdentityCheck>;
