import type { z } from "zod";
import { Deleted } from "../accounts/account.ts";
import type { Asking } from "../client-calls/ask.ts";
import {
  type DealsPage,
  Receipt,
  type ReturnDeal,
  type SellDeal,
  type SplitDeal,
} from "./deal-actions.ts";
import { AccuracyReport, DealPlan, DealsSummary, MoneyReport } from "./deal-money.ts";
import { Deal, type DealEdit, DealWithHistory, type NewDeal } from "./deal.ts";
import { type DealsImport, DealsImported } from "./deals-import.ts";
import { ListingDrafts } from "./listing-drafts.ts";
import { type NewTrip, TaxYear, type TaxYearChoices, Trip } from "./tax.ts";

/** The calls about deals, money and taxes. */
export function dealCalls({ ask, askPage }: Asking) {
  return {
    listDeals: (query: Partial<DealsPage> = {}) =>
      askPage("get /api/deals", Deal.array(), { query }),
    createDeal: (body: NewDeal, idempotencyKey: string) =>
      ask("post /api/deals", Deal, { body, idempotencyKey }),
    importDeals: (body: z.input<typeof DealsImport>) =>
      ask("post /api/deals/imports", DealsImported, { body }),
    getDeal: (id: string) => ask("get /api/deals/{id}", DealWithHistory, { path: { id } }),
    editDeal: (id: string, body: DealEdit) =>
      ask("put /api/deals/{id}", Deal, { path: { id }, body }),
    deleteDeal: (id: string) => ask("delete /api/deals/{id}", Deleted, { path: { id } }),
    sellDeal: (id: string, body: SellDeal, idempotencyKey: string) =>
      ask("post /api/deals/{id}/sale", Deal, { path: { id }, body, idempotencyKey }),
    returnDeal: (id: string, body: ReturnDeal) =>
      ask("post /api/deals/{id}/return", Deal, { path: { id }, body }),
    splitDeal: (id: string, body: SplitDeal) =>
      ask("post /api/deals/{id}/split", Deal.array(), { path: { id }, body }),
    getReceipt: (id: string) => ask("get /api/deals/{id}/receipt", Receipt, { path: { id } }),
    putReceipt: (id: string, body: Receipt) =>
      ask("put /api/deals/{id}/receipt", Receipt, { path: { id }, body }),
    deleteReceipt: (id: string) => ask("delete /api/deals/{id}/receipt", Deleted, { path: { id } }),
    getListingDrafts: (query: { deal?: string; analysis?: string }) =>
      ask("get /api/listing-drafts", ListingDrafts, { query }),
    getDealsSummary: () => ask("get /api/deals/summary", DealsSummary),
    getMoneyReport: () => ask("get /api/deals/money", MoneyReport),
    getAccuracy: () => ask("get /api/deals/accuracy", AccuracyReport),
    getDealPlan: () => ask("get /api/deal-plan", DealPlan),
    putDealPlan: (body: DealPlan) => ask("put /api/deal-plan", DealPlan, { body }),
    listTrips: (year: number) => everyTrip(askPage, year),
    recordTrip: (body: NewTrip, idempotencyKey: string) =>
      ask("post /api/mileage", Trip, { body, idempotencyKey }),
    deleteTrip: (id: string) => ask("delete /api/mileage/{id}", Deleted, { path: { id } }),
    getTaxYear: (year: number) => ask("get /api/tax/{year}", TaxYear, { path: { year } }),
    putTaxYear: (year: number, body: TaxYearChoices) =>
      ask("put /api/tax/{year}", TaxYear, { path: { year }, body }),
  };
}

/** The log shows the whole year: few people drive more often than one page has drives. */
async function everyTrip(askPage: Asking["askPage"], year: number): Promise<Trip[]> {
  const trips: Trip[] = [];
  for (;;) {
    const before = trips.at(-1)?.id;
    const page = await askPage("get /api/mileage", Trip.array(), { query: { year, before } });
    trips.push(...page.rows);
    if (!page.hasMore) return trips;
  }
}
