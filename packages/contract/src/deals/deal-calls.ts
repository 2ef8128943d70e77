import type { z } from "zod";
import { Deleted } from "../account.ts";
import type { Call } from "../client.ts";
import {
  type DealsPage,
  Receipt,
  type ReturnDeal,
  type SellDeal,
  type SplitDeal,
} from "./deal-actions.ts";
import { AccuracyReport, DealPlan, DealsSummary, MoneyReport } from "./deal-money.ts";
import { Deal, type DealEdit, DealWithHistory, type NewDeal } from "./deal.ts";
import { ListingDrafts } from "./listing-drafts.ts";
import { type NewTrip, TaxYear, type TaxYearChoices, Trip } from "./tax.ts";

const dealPath = (id: string, rest = "") => `/api/deals/${encodeURIComponent(id)}${rest}`;

/** The calls about deals, money and taxes. Replies are parsed by the contract's schemas. */
export function dealCalls(call: Call) {
  return {
    listDeals: async (page: Partial<DealsPage> = {}) => {
      const reply = await call(`/api/deals${queryOf(page)}`);
      const hasMore = /rel="next"/.test(reply.headers.get("link") ?? "");
      return { rows: await parse(Deal.array(), reply), hasMore };
    },
    createDeal: async (deal: NewDeal, key: string) =>
      parse(Deal, await call("/api/deals", jsonInit("POST", deal, key))),
    getDeal: async (id: string) => parse(DealWithHistory, await call(dealPath(id))),
    editDeal: async (id: string, edit: DealEdit) =>
      parse(Deal, await call(dealPath(id), jsonInit("PUT", edit))),
    deleteDeal: async (id: string) =>
      parse(Deleted, await call(dealPath(id), { method: "DELETE" })),
    sellDeal: async (id: string, sale: SellDeal, key: string) =>
      parse(Deal, await call(dealPath(id, "/sale"), jsonInit("POST", sale, key))),
    returnDeal: async (id: string, undone: ReturnDeal) =>
      parse(Deal, await call(dealPath(id, "/return"), jsonInit("POST", undone))),
    splitDeal: async (id: string, split: SplitDeal) =>
      parse(Deal.array(), await call(dealPath(id, "/split"), jsonInit("POST", split))),
    getReceipt: async (id: string) => parse(Receipt, await call(dealPath(id, "/receipt"))),
    putReceipt: async (id: string, receipt: Receipt) =>
      parse(Receipt, await call(dealPath(id, "/receipt"), jsonInit("PUT", receipt))),
    deleteReceipt: async (id: string) =>
      parse(Deleted, await call(dealPath(id, "/receipt"), { method: "DELETE" })),
    getListingDrafts: async (of: { deal?: string; analysis?: string }) =>
      parse(ListingDrafts, await call(`/api/listing-drafts${queryOf(of)}`)),
    ...moneyCalls(call),
    ...taxCalls(call),
  };
}

function moneyCalls(call: Call) {
  return {
    getDealsSummary: async () => parse(DealsSummary, await call("/api/deals/summary")),
    getMoneyReport: async () => parse(MoneyReport, await call("/api/deals/money")),
    getAccuracy: async () => parse(AccuracyReport, await call("/api/deals/accuracy")),
    getDealPlan: async () => parse(DealPlan, await call("/api/deal-plan")),
    putDealPlan: async (plan: DealPlan) =>
      parse(DealPlan, await call("/api/deal-plan", jsonInit("PUT", plan))),
  };
}

function taxCalls(call: Call) {
  return {
    listTrips: (year: number) => everyTrip(call, year),
    recordTrip: async (trip: NewTrip, key: string) =>
      parse(Trip, await call("/api/mileage", jsonInit("POST", trip, key))),
    deleteTrip: async (id: string) =>
      parse(Deleted, await call(`/api/mileage/${encodeURIComponent(id)}`, { method: "DELETE" })),
    getTaxYear: async (year: number) => parse(TaxYear, await call(`/api/tax/${year}`)),
    putTaxYear: async (year: number, choices: TaxYearChoices) =>
      parse(TaxYear, await call(`/api/tax/${year}`, jsonInit("PUT", choices))),
  };
}

/** The log shows the whole year: few people drive more often than one page has drives. */
async function everyTrip(call: Call, year: number): Promise<Trip[]> {
  const trips: Trip[] = [];
  for (;;) {
    const before = trips.at(-1)?.id;
    const reply = await call(`/api/mileage${queryOf({ year, before })}`);
    trips.push(...(await parse(Trip.array(), reply)));
    if (!/rel="next"/.test(reply.headers.get("link") ?? "")) return trips;
  }
}

async function parse<T>(schema: z.ZodType<T>, reply: Response): Promise<T> {
  return schema.parse(await reply.json());
}

function jsonInit(method: string, body: unknown, key?: string): RequestInit {
  const type = { "content-type": "application/json" };
  const headers = key === undefined ? type : { ...type, "idempotency-key": key };
  return { method, headers, body: JSON.stringify(body) };
}

function queryOf(page: Record<string, string | number | undefined>): string {
  const given = Object.entries(page).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? "" : `?${query}`;
}
