import { z } from "zod";
import { limits } from "./limits.ts";

// Words and figures of people, as every call takes them.
export const text = (maximum: number) =>
  z
    .string("must be text")
    .max(maximum, `must be at most ${maximum.toLocaleString("en-US")} characters`);
export const field = text(limits.fieldCharacters);
/** What a page tells in fields of its own: maker, model, size, color, mileage, "item specifics". */
export const Attributes = z
  .record(text(limits.attributeNameCharacters).min(1, "must have a name"), field)
  .refine(
    (given) => Object.keys(given).length <= limits.attributes,
    `must have at most ${limits.attributes} names`,
  );
export const httpUrl = text(limits.urlCharacters).check(
  z.url({ protocol: /^https?$/, error: "must be an http or https address" }),
);
export const dollars = z
  .number("must be a number of dollars")
  .min(0, "must not be negative")
  .max(limits.priceDollars, `must be at most $${limits.priceDollars.toLocaleString("en-US")}`);
