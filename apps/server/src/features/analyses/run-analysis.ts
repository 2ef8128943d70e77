import type {
  AccountSettings,
  AnalysisReport,
  ListingRequest,
  StageEvent,
} from "@flipworth/contract";
import { centsFromDollars, type RememberedSale, type SeenSighting } from "@flipworth/engine";
import { isoDay } from "../../calendar-days.ts";
import type { Analysed, Asking, EngineInput } from "./engine-port.ts";
import type { AnalysisRequest } from "./read-analysis-request.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { type ComparablesTools, findComparables } from "./find-comparables.ts";
import { lookAtPicture, type LookTools } from "./look-at-picture.ts";
import { readScreenshot, type ScreenshotReader } from "./read-screenshot.ts";

export type AnalysisTools = LookTools &
  ComparablesTools & {
    ocr: ScreenshotReader;
    clock: () => Date;
    meter: AnalysisMeter;
    memory: SalesMemory;
    /** What the person's own deals say to their next answers; nothing for a visitor. */
    ownMoney: (ownerId: string) => Promise<Pick<EngineInput, "ownBias" | "budget">>;
  };

/** What an analysis needs of the feature that keeps sales. */
type SalesMemory = {
  near: (question: { ownerId: string; title: string }) => Promise<readonly RememberedSale[]>;
};

/** Where the server counts its work. */
type AnalysisMeter = {
  stageDone: (stage: StageEvent["stage"], milliseconds: number) => void;
  creditSpent: () => void;
};

export type Watch = { onStage: (event: StageEvent) => void; signal: AbortSignal };

/** An answer: `isAnswered` is false for what costs nothing: not enough evidence, a check, a likely scam. */
type AnalysisAnswer = {
  report: AnalysisReport;
  isAnswered: boolean;
  /** What a vision model saw, now or when the picture was first looked at. */
  sighting: SeenSighting | null;
};

type AnalysisOrder = Pick<AnalysisRequest, "listing" | "screenshot"> & {
  /** How the person resells, where the listing's request does not say. */
  settings: AccountSettings;
  /** Who waits for it: those with priority are served before those that have none. */
  asking: Omit<Asking, "signal">;
  /** What was seen when the same picture was looked at before: nobody has to look again. */
  known: SeenSighting | null;
  /** Whether the memory of sales reaches the owner at all. */
  hasSales: boolean;
  /** Whether the owner tracks deals or has a bankroll. */
  hasDeals: boolean;
};

/** Reads the picture, if there is one, asks the witnesses, and judges the listing. Throws AppError on a refusal. */
export async function runAnalysis(
  tools: AnalysisTools,
  { listing, screenshot, settings, asking, known, hasSales, hasDeals }: AnalysisOrder,
  { onStage, signal }: Watch,
): Promise<AnalysisAnswer> {
  const began = performance.now();
  const words = inputFromListing(listing, settings, tools.clock());
  const asked = { input: words, asking: { ...asking, signal } };
  const compared = screenshot
    ? await withPicture(tools, { ...asked, screenshot, known })
    : await withComparables(tools, asked);
  const own = hasDeals ? await tools.ownMoney(asking.ownerId) : {};
  const before = { ...compared, ...own };
  const input = hasSales ? await withSales(tools, { ...asked, input: before }) : before;
  const { outcome, stages } = await tools.engine.analyze(input, asked.asking);
  for (const { stage, sentence, milliseconds } of withWaits(stages, performance.now() - began)) {
    tools.meter.stageDone(stage, milliseconds);
    onStage({ stage, sentence, milliseconds: Math.round(milliseconds * 100) / 100 });
  }
  if (outcome.kind === "refused") throw new AppError("invalid_request", outcome.sentence);
  const { sighting } = input;
  // What was left unsaid is asked for again.
  const isWhole = sighting?.kind === "seen" && sighting.shortfall === null;
  return { ...outcome, sighting: isWhole ? sighting : null };
}

/** Recorded sales are found by the title, which of a text or a picture the engine has to read first. */
async function withSales(
  { memory, engine }: AnalysisTools,
  { input, asking }: Asked,
): Promise<EngineInput> {
  const { ownerId } = asking;
  const title = input.fields.title ?? (await titleRead(engine, { input, asking }));
  if (title === null) return input;
  const sales = await memory.near({ ownerId, title });
  return sales.length === 0 ? input : { ...input, sales };
}

async function titleRead(
  engine: AnalysisTools["engine"],
  { input, asking }: Asked,
): Promise<string | null> {
  const { outcome } = await engine.analyze(input, asking);
  return outcome.kind === "refused" ? null : outcome.report.title;
}

/** What came before the engine, and the wait for it, belongs to the first stage: reading. */
function withWaits(stages: Analysed["stages"], tookMs: number): Analysed["stages"] {
  const [first, ...rest] = stages;
  if (first === undefined) return [];
  const restMs = rest.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return [{ ...first, milliseconds: tookMs - restMs }, ...rest];
}

type Asked = { input: EngineInput; asking: Asking };
type Picture = Asked & { screenshot: Uint8Array; known: SeenSighting | null };

async function withPicture(
  tools: AnalysisTools,
  { input, screenshot, known, asking }: Picture,
): Promise<EngineInput> {
  const page = await readScreenshot(tools.ocr, screenshot, asking);
  const read = { ...input, screenshot: page };
  // At the same time: most pictures have words that name the thing.
  const [sighting, named] = await Promise.all([
    known ?? lookAtPicture(tools, { input: read, screenshot, page, asking }),
    withComparables(tools, { input: read, asking }),
  ]);
  if (!sighting) return named;
  const seen = { ...named, sighting };
  return named.found ? seen : withComparables(tools, { input: seen, asking });
}

async function withComparables(tools: AnalysisTools, asked: Asked): Promise<EngineInput> {
  const found = await findComparables(tools, asked);
  return found ? { ...asked.input, found } : asked.input;
}

function inputFromListing(
  listing: ListingRequest,
  settings: AccountSettings,
  now: Date,
): EngineInput {
  const { profit = settings.targets.profit, roiPercent = settings.targets.roiPercent } =
    listing.targets ?? {};
  const { costPerMile, usualShipping, allowedExits } = settings;
  return {
    fields: fieldsFromListing(listing),
    ...(listing.text === undefined ? {} : { text: listing.text }),
    comparables: comparablesFromListing(listing),
    marketplaceUrl: listing.marketplaceUrl ?? null,
    sellingPlatform: listing.sellingPlatform ?? settings.sellingPlatform,
    ...(allowedExits === undefined ? {} : { allowedExits }),
    targets: { profit: centsFromDollars(profit), roiPercent },
    ownCosts: {
      milesToDrive: listing.milesToDrive ?? 0,
      costPerMile: centsFromDollars(costPerMile),
      usualShipping: usualShipping === null ? null : centsFromDollars(usualShipping),
    },
    asOf: isoDay(now),
  };
}

/** The engine tells "absent" from "undefined", the wire does not. */
function fieldsFromListing(listing: ListingRequest): EngineInput["fields"] {
  const { title, price, description, condition, category, location, attributes } = listing;
  return {
    ...(title === undefined ? {} : { title }),
    ...(price === undefined ? {} : { price }),
    ...(description === undefined ? {} : { description }),
    ...(condition === undefined ? {} : { condition }),
    ...(category === undefined ? {} : { category }),
    ...(location === undefined ? {} : { location }),
    ...(attributes === undefined ? {} : { attributes }),
  };
}

function comparablesFromListing({ comparables = [] }: ListingRequest) {
  return comparables.map((comparable) => ({
    title: comparable.title,
    priceDollars: comparable.price,
    shippingDollars: comparable.shippingDollars ?? null,
    soldAt: comparable.soldAt ?? null,
    kind: comparable.kind,
    condition: comparable.condition ?? null,
    attributes: comparable.attributes ?? {},
    isVouchedFor: comparable.isVouchedFor ?? false,
    isLessRelevant: comparable.isLessRelevant ?? false,
  }));
}
