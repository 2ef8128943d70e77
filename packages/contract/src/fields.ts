import { z } from "zod";
import { limits } from "./limits.ts";

// Words and figures of people, as every call takes them.
export const text = (maximum: number) =>
  z
    .string("must be text")
    .max(maximum, `must be at most ${maximum.toLocaleString("en-US")} characters`);
export const field = text(limits.fieldCharacters);
export const httpUrl = text(limits.urlCharacters).check(
  z.url({ protocol: /^https?$/, error: "must be an http or https address" }),
);
export const dollars = z
  .number("must be a number of dollars")
  .min(0, "must not be negative")
  .max(limits.priceDollars, `must be at most $${limits.priceDollars.toLocaleString("en-US")}`);
