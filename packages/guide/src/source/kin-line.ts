import { z } from "zod";

export const pricedNouns = z
  .string()
  .regex(/^[a-z0-9 ]+ \d+(?:, [a-z0-9 ]+ \d+)*$/, "nouns with what one brings: motor 80, key 12")
  .optional();

/** Things that have the same parts and take the same accessories, narrower than a category. */
export const KinLine = z.strictObject({
  kin: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "lower-case words with hyphens"),
  things: z
    .string()
    .regex(/^[a-z\d-]+(?:, [a-z\d-]+)*$/, "families and ids of entries, with commas between"),
  usedUsd: z.number().positive().describe("what the thing brings that the nouns are priced for"),
  parts: pricedNouns.describe("what goes into such a thing"),
  accessories: pricedNouns.describe("what goes with it"),
  supplies: pricedNouns.describe("what it uses up"),
  describing: z
    .string()
    .regex(/^[a-z0-9]+(?:,? [a-z0-9]+)*$/, "nouns with commas between")
    .optional()
    .describe('of these nouns, those that in front of the thing describe it: "belt treadmill"'),
});
export type KinLine = z.infer<typeof KinLine>;
