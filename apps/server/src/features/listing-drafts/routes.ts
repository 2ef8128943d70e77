import { type Analysis, type Deal, DraftsOf, stockDealStages } from "@flipworth/contract";
import { listingDrafts, sellerMessages } from "@flipworth/engine";
import { Hono } from "hono";
import { isoDay } from "../../calendar-days.ts";
import { isUuid } from "../../db/uuid.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { replyCsv } from "../../http/replies/csv.ts";
import { parseInput } from "../../http/middleware/parse-input.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { ebayColumns, ebayTemplate } from "./ebay-columns.ts";
import { type Known, knownItem, openingOfferOf } from "./known-item.ts";

type ListingDraftsDeps = {
  clock: () => Date;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
  /** Throws `not_found` for another person's. */
  getDeal: (ownerId: string, id: string) => Promise<Deal>;
  findAnalysis: (ownerId: string, id: string) => Promise<Analysis | undefined>;
  everyDeal: (ownerId: string) => AsyncIterable<readonly Deal[]>;
};

export function listingDraftRoutes(deps: ListingDraftsDeps) {
  return new Hono<ApiEnv>().get("/", async (c) => {
    const ownerId = await deps.authenticate(c);
    const asked = parseInput(DraftsOf, c.req.query());
    const known = await whatIsKnown(deps, ownerId, asked);
    const messages = sellerMessages(buyingOf(known));
    return replyJson(c, { ...listingDrafts(knownItem(known)), messages });
  });
}

async function whatIsKnown(
  { clock, getDeal, findAnalysis }: ListingDraftsDeps,
  ownerId: string,
  asked: { deal?: string | undefined; analysis?: string | undefined },
): Promise<Known> {
  const asOf = isoDay(clock());
  if (asked.deal !== undefined) {
    const deal = await getDeal(ownerId, asked.deal);
    const { analysisId } = deal;
    const analysis = analysisId === null ? undefined : await findAnalysis(ownerId, analysisId);
    return { deal, analysis: analysis ?? null, asOf };
  }
  const id = asked.analysis;
  if (id === undefined) {
    throw new AppError("invalid_request", "Name a deal or an analysis: ?deal= or ?analysis=.");
  }
  const analysis = isUuid(id) ? await findAnalysis(ownerId, id) : undefined;
  if (!analysis) throw new AppError("not_found", "This analysis doesn't exist.");
  return { deal: null, analysis, asOf };
}

const usualQuestions = [
  "Does everything work, and is anything damaged or missing?",
  "How old is it, and why are you selling it?",
];

function buyingOf({ deal, analysis }: Known) {
  const advice = analysis?.details.analysisStages.evaluation.advice;
  return {
    title: deal?.title ?? analysis?.title ?? "",
    openingOffer: openingOfferOf({ deal, analysis }),
    questions: advice?.questions ?? usualQuestions,
  };
}

export function listingDraftExportRoutes({ clock, authenticate, everyDeal }: ListingDraftsDeps) {
  return new Hono<ApiEnv>().get("/ebay-drafts.csv", async (c) => {
    const ownerId = await authenticate(c);
    const now = clock();
    const columns = ebayColumns(isoDay(now));
    const pages = withoutEbay(everyDeal(ownerId));
    return replyCsv(c, { name: "ebay-drafts", now }, { columns, above: ebayTemplate, pages });
  });
}

/** What is here to sell and has no active listing on eBay. */
async function* withoutEbay(pages: AsyncIterable<readonly Deal[]>): AsyncGenerator<Deal[]> {
  for await (const page of pages) yield page.filter((deal) => isStock(deal) && !isOnEbay(deal));
}

const isStock = ({ stage }: Deal) => stockDealStages.some((stock) => stock === stage);

const isOnEbay = ({ listings }: Deal) =>
  listings.some(({ platform, state }) => platform === "ebay" && state === "active");
