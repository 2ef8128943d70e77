import { z } from "zod";
import { limits } from "../limits.ts";

/** An amount on the wire of deals: whole US cents, never below zero. */
export const amountCents = z
  .number("must be a whole number of cents")
  .int("must be a whole number of cents")
  .min(0, "must not be negative")
  .max(
    limits.priceDollars * 100,
    `must be at most $${limits.priceDollars.toLocaleString("en-US")}`,
  );

/** Cents that can be below zero: a profit, a difference. */
export const signedCents = z.number().int();

const isInRange = (day: string) => day >= "2000-01-01" && day <= "2100-12-31";

export const calendarDay = z.iso
  .date("must be a day like 2026-11-22")
  .refine(isInRange, "must be between 2000 and 2100");

export const wholeQuantity = z
  .number("must be a whole number")
  .int("must be a whole number")
  .min(1, "must be at least 1")
  .max(limits.dealQuantity, `must be at most ${limits.dealQuantity.toLocaleString("en-US")}`);
