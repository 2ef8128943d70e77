import { z } from "zod";
import { field } from "../fields.ts";
import { limits } from "../limits.ts";
import { SellingPlatform } from "../analyses/listing.ts";
import { pageSize } from "../pages.ts";
import { amountCents, calendarDay, signedCents } from "./deal-fields.ts";

/** What `POST /api/mileage` takes: one drive, complete enough to keep. */
export const NewTrip = z.strictObject({
  drivenOn: calendarDay,
  miles: z
    .number("must be a number of miles")
    .min(0.1, "must be at least 0.1")
    .max(limits.milesToDrive, `must be at most ${limits.milesToDrive}`),
  purpose: field.trim().min(1, "must say what the drive was for"),
  dealId: z.uuid("must be the id of a deal").nullable().default(null),
});
export type NewTrip = z.input<typeof NewTrip>;

export const Trip = z.object({
  id: z.string(),
  drivenOn: z.string(),
  miles: z.number(),
  purpose: z.string(),
  dealId: z.string().nullable(),
  /** At the day's standard rate; null where we know none for that day. */
  deductionCents: amountCents.nullable(),
});
export type Trip = z.infer<typeof Trip>;

const accountingMethods = ["cash", "accrual"] as const;

/** What a person says about a year; `PUT /api/tax/{year}` takes it whole. */
export const TaxYearChoices = z.strictObject({
  method: z.enum(accountingMethods, "must be cash or accrual"),
  /** The value of what was there on January 1; null: from the deals. */
  openingInventoryCents: amountCents.nullable(),
  closingInventoryCents: amountCents.nullable(),
  /** What each platform's Form 1099-K says. */
  reported: z.partialRecord(SellingPlatform, amountCents),
});
export type TaxYearChoices = z.infer<typeof TaxYearChoices>;

export const TaxLine = z.object({
  /** Of Schedule C: "1", "35". */
  line: z.string(),
  label: z.string(),
  cents: signedCents,
  explanation: z.string(),
});
export type TaxLine = z.infer<typeof TaxLine>;

export const PlatformYear = z.object({
  platform: SellingPlatform,
  name: z.string(),
  sales: z.number().int(),
  /** Price and shipping that buyers paid, before fees and refunds: what a 1099-K counts. */
  grossCents: signedCents,
  feesCents: signedCents,
  labelsCents: signedCents,
  refundsCents: signedCents,
  keptCents: signedCents,
  reportedCents: amountCents.nullable(),
  /** Reported less gross; null where nothing is entered. */
  differenceCents: signedCents.nullable(),
});
export type PlatformYear = z.infer<typeof PlatformYear>;

export const TaxYear = z.object({
  year: z.number().int(),
  choices: TaxYearChoices,
  lines: z.array(TaxLine),
  netProfitCents: signedCents,
  miles: z.number(),
  /** Trips on days for which we know no rate: they are not in the figures. */
  tripsWithoutRate: z.number().int(),
  platforms: z.array(PlatformYear),
  /** What the figures rest on, each with its date. */
  rules: z.array(z.string()),
  methodSentences: z.array(z.string()),
});
export type TaxYear = z.infer<typeof TaxYear>;

export const YearInPath = z.object({
  year: z.coerce
    .number("must be a year")
    .int("must be a year")
    .min(2000, "must be 2000 or later")
    .max(2100, "must be 2100 or earlier"),
});

/** A page of a year's drives, by key. `Link` names the next. */
export const TripsPage = YearInPath.extend({
  /** The id of the last drive of the page before. */
  before: z.string().optional(),
  limit: pageSize.default(limits.historyPageSizeMaximum),
});
