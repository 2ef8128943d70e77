import { z } from "zod";
import { SellingPlatform } from "../analyses/listing.ts";
import { SalesImport, SalesImported } from "../listings/sales.ts";

/** What `POST /api/deals/imports` takes: a marketplace's file of sold items. */
export const DealsImport = SalesImport.omit({ marketplace: true }).extend({
  /** Where they sold, when the file itself does not say. */
  platform: SellingPlatform.optional(),
});

export const DealsImported = SalesImported.omit({ importId: true }).extend({
  /** Where the file says that they sold; null where it does not. */
  platform: SellingPlatform.nullable(),
  /** Sales of deals that were in stock; null for a preview. */
  sold: z.number().int().nullable(),
  /** Sales that the ledger had already; null for a preview. */
  known: z.number().int().nullable(),
  /** Readable lines that don't say what the item cost. */
  withoutCost: z.number().int(),
});
export type DealsImported = z.infer<typeof DealsImported>;
