import type { AccountSettings, AnalysisReport, StageEvent } from "@flipworth/contract";
import type { AnalysisOutcome, RememberedSale, SeenSighting, Sighting } from "@flipworth/engine";
import type { Language } from "@flipworth/words";
import { askWitnesses } from "./witnesses/ask-witnesses.ts";
import { inputFromListing } from "./engine/engine-input.ts";
import type { Asking, EngineInput, Staged } from "./engine/engine-port.ts";
import type { ComparablesTools } from "./witnesses/find-comparables.ts";
import type { LookTools } from "./witnesses/look-at-picture.ts";
import type { AnalysisRequest } from "./read-analysis-request.ts";
import { likeliestPhoto, onePage } from "./pages-of-one-listing.ts";
import { refusalOf } from "./refusal-of.ts";
import { readScreenshots, type ScreenshotReader } from "./read-screenshot.ts";

export type AnalysisTools = LookTools &
  ComparablesTools & {
    ocr: ScreenshotReader;
    clock: () => Date;
    meter: AnalysisMeter;
    memory: SalesMemory;
    /** What the person's own deals say to their next answers; nothing for a visitor. */
    ownMoney: (
      ownerId: string,
      language: Language,
    ) => Promise<Pick<EngineInput, "ownBias" | "budget">>;
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
export type AnalysisAnswer = {
  report: AnalysisReport;
  isAnswered: boolean;
  /** What a vision model saw, now or when the picture was first looked at. */
  sighting: SeenSighting | null;
};

type AnalysisOrder = Pick<AnalysisRequest, "listing" | "screenshots"> & {
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
  order: AnalysisOrder,
  { onStage, signal }: Watch,
): Promise<AnalysisAnswer> {
  const began = performance.now();
  const { outcome, stages, sighting } = await judged(tools, order, signal);
  for (const { stage, sentence, milliseconds } of withWaits(stages, performance.now() - began)) {
    tools.meter.stageDone(stage, milliseconds);
    onStage({ stage, sentence, milliseconds: Math.round(milliseconds * 100) / 100 });
  }
  if (outcome.kind === "refused") throw refusalOf(outcome, order.screenshots.length > 0);
  // What was left unsaid is asked for again.
  const isWhole = sighting?.kind === "seen" && sighting.shortfall === null;
  return { ...outcome, sighting: isWhole ? sighting : null };
}

type Judged = Staged<AnalysisOutcome> & { sighting?: Sighting | undefined };

async function judged(
  tools: AnalysisTools,
  order: AnalysisOrder,
  signal: AbortSignal,
): Promise<Judged> {
  const { screenshots, known, hasSales, hasDeals } = order;
  const asking = { ...order.asking, signal };
  const { ownerId, language } = asking;
  const words = {
    ...inputFromListing(order.listing, order.settings, tools.clock()),
    language,
  };
  const pages = await readScreenshots(tools.ocr, screenshots, asking);
  const isPicture = screenshots.length > 0;
  const listing = isPicture ? { ...words, screenshot: onePage(pages) } : words;
  const picture = isPicture ? { ...likeliestPhoto(screenshots, pages), known } : null;
  const { title } = words.fields;
  const salesNear = async (name: string) =>
    hasSales ? { sales: await tools.memory.near({ ownerId, title: name }) } : {};
  const own = hasDeals ? await tools.ownMoney(ownerId, language) : {};

  const isAsked = tools.comparables !== null || (picture && (tools.vision !== null || known));
  if (!isAsked && (title !== undefined || !hasSales)) {
    const sales = title === undefined ? {} : await salesNear(title);
    return tools.engine.analyze({ ...listing, ...own, ...sales }, asking);
  }
  const [toIdentify, toAppraise] = halvesOf(listing);
  const question = { listing: toIdentify, picture, asking };
  const { identified, ...witnessed } = await askWitnesses(tools, question);
  if (identified.outcome.kind === "refused") {
    return { outcome: identified.outcome, stages: identified.stages };
  }
  const sales = await salesNear(title ?? identified.outcome.title);
  const input = { ...toAppraise, ...own, ...sales, ...witnessed };
  const { outcome, stages } = await tools.engine.appraise(
    { identified: identified.outcome, input },
    asking,
  );
  return { outcome, stages: [...identified.stages, ...stages], sighting: witnessed.sighting };
}

type InOneLanguage = EngineInput & { language: Language };

/** What each half of the engine reads, and no more: all of it is copied for another thread. */
function halvesOf({ fields, text, screenshot, asOf, language, ...rest }: InOneLanguage) {
  const written = text === undefined ? {} : { text };
  const shown = screenshot === undefined ? {} : { screenshot };
  return [
    { fields, asOf, language, ...written, ...shown },
    { ...rest, asOf, language },
  ] as const;
}

/** What came before the engine, and the wait for it, belongs to the first stage: reading. */
function withWaits(stages: Judged["stages"], tookMs: number): Judged["stages"] {
  const [first, ...rest] = stages;
  if (first === undefined) return [];
  const restMs = rest.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return [{ ...first, milliseconds: tookMs - restMs }, ...rest];
}
