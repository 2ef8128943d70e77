import { z } from "zod";
import { AccountSettings } from "./account.ts";
import { Analysis } from "../analyses/analysis.ts";
import { Receipt } from "../deals/deal-actions.ts";
import { DealPlan } from "../deals/deal-money.ts";
import { Deal, DealChange } from "../deals/deal.ts";
import { TaxYearChoices, Trip } from "../deals/tax.ts";
import { exportedDevelopers } from "../developers/exported-developers.ts";
import { RecordedSale } from "../listings/sales.ts";
import { SavedListing } from "../listings/saved-listing.ts";
import { User } from "./user.ts";

/** Answer of `GET /api/account/export`: everything that is kept about a person. */
export const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  user: User.extend({ id: z.string(), createdAt: z.iso.datetime() }),
  settings: AccountSettings,
  credits: z.object({ used: z.number().int(), resetsAt: z.iso.datetime() }),
  sessions: z.array(
    z.object({
      device: z.string().nullable(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** The extensions that act for the person. */
  installs: z.array(
    z.object({
      id: z.string(),
      device: z.string().nullable(),
      createdAt: z.iso.datetime(),
      linkedAt: z.iso.datetime().nullable(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  ...exportedDevelopers,
  /** Whether the account's address is on the newsletter's list, and since when. */
  newsletter: z
    .object({
      email: z.string(),
      createdAt: z.iso.datetime(),
      /** null until the person pressed the button of the confirming mail, or without mail. */
      confirmedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  savedListings: z.array(SavedListing),
  analyses: z.array(Analysis),
  sales: z.array(RecordedSale),
  deals: z.array(Deal),
  /** The history of the deals. */
  dealChanges: z.array(DealChange.extend({ dealId: z.string() })),
  trips: z.array(Trip),
  dealPlan: DealPlan,
  taxYears: z.array(TaxYearChoices.extend({ year: z.number().int() })),
  watchedThings: z.array(z.object({ entryId: z.string(), watchedSince: z.string() })),
  receipts: z.array(Receipt.extend({ dealId: z.string() })),
});
