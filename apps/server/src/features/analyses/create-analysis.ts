import { randomUUID } from "node:crypto";
import type { AccountSettings, Analysis, Credits, Plan } from "@flipworth/contract";
import type { SQL } from "drizzle-orm";
import { AppError } from "../../http/replies/app-error.ts";
import type { FreeWork } from "../../http/limits/free-work.ts";
import { OcrUnavailable } from "@flipworth/ocr";
import { releasing, takeTurn } from "./once-per-key.ts";
import { findRefined, type Refined, storeRefinement } from "./refinement.ts";
import type { AnalysisRequest } from "./read-analysis-request.ts";
import { type AnalysisTools, runAnalysis, type Watch } from "./run-analysis.ts";
import { storeAndTell, type Telling } from "./store-and-tell.ts";
import {
  answerToWire,
  findAnswerUnderKey,
  type NewAnalysis,
  storeCharged,
  storeFree,
} from "./store.ts";

/** What an owner may still do this month; it is handed back when a credit is spent. */
type Balance = {
  used: number;
  total: number;
  resetsAt: Date;
  periodDay: number;
  plan: Plan;
};

/** What an analysis needs of the feature that keeps the credits. */
type CreditsPort = {
  balance: (ownerId: string) => Promise<Balance>;
  spendStatement: (ownerId: string, balance: Balance) => SQL;
  toWire: (balance: Balance) => Credits;
  toHeaders: (balance: Balance) => Record<string, string>;
};

type OwnerAtStart = {
  balance: Balance;
  /** How the owner resells; the usual way for one who never said. */
  settings: AccountSettings;
  /** Whether any remembered sale counts for the owner. */
  hasSales: boolean;
  hasDeals: boolean;
  /** Whether anything of theirs is to be told of what happens. */
  hasWebhooks: boolean;
};

export type CreateAnalysisDeps = AnalysisTools &
  Telling & {
    credits: CreditsPort;
    ownerAtStart: (ownerId: string) => Promise<OwnerAtStart>;
    /** Keeps what a person's browser read on a results page. Never throws: an answer does not hang on it. */
    remember: (read: PageRead) => Promise<void>;
    /** The account that an install was added to; null for none. */
    accountOf: (installId: string) => Promise<string | null>;
    /** Counts one more for this network. Throws `rate_limited` when it has had its share. */
    countAnalysis: (network: string) => Promise<void>;
    freeWork: FreeWork;
  };

type PageRead = {
  ownerId: string;
  listing: AnalysisRequest["listing"];
  analysis: Analysis;
  settings: AccountSettings;
};

type Order = {
  ownerId: string;
  /** Nobody signed in: the network's daily share counts. */
  isVisitor: boolean;
  network: string;
  /** The client's Idempotency-Key. */
  key: string | null;
  request: AnalysisRequest;
};

export type Answer = { analysis: Analysis; balance: Balance };

/** Either the answer is there already, or `perform` makes it. */
export type Admission =
  | { kind: "answered"; answer: Answer }
  | { kind: "admitted"; perform: (watch: Watch) => Promise<Answer> };

/**
 * Everything that can refuse an order before work is done on it. No credit is spent here: that
 * happens together with the storing of the answer, so a failure in between costs nothing.
 */
export async function admitOrder(
  deps: CreateAnalysisDeps,
  order: Order,
  signal: AbortSignal,
): Promise<Admission> {
  const { ownerId, key, request } = order;
  if (!key) return { kind: "admitted", perform: await admit(deps, order) };
  const turn = await takeTurn({ ...deps, signal }, { ownerId, key, hash: request.hash });
  if (turn.kind === "answered") {
    const answer = { analysis: turn.analysis, balance: await deps.credits.balance(ownerId) };
    return { kind: "answered", answer };
  }
  try {
    const work = await admit(deps, order);
    return { kind: "admitted", perform: (watch) => releasing(turn.release, work(watch)) };
  } catch (error) {
    await turn.release();
    throw error;
  }
}

async function admit(deps: CreateAnalysisDeps, order: Order) {
  const [{ balance: before, ...owner }, refined] = await Promise.all([
    deps.ownerAtStart(order.ownerId),
    findRefined(deps, order.ownerId, order.request),
  ]);
  if (!refined?.freeRootId && !hasCredits(before)) throw quotaExceeded(deps, before);
  deps.freeWork.assertLeft(order.ownerId);
  if (order.isVisitor) await deps.countAnalysis(order.network);
  return async (watch: Watch) => {
    const answer = await perform(deps, { ...order, ...owner, before, refined }, watch);
    const { ownerId, isVisitor, request } = order;
    const { listing } = request;
    const { analysis } = answer;
    const { settings } = owner;
    if (!isVisitor) await deps.remember({ ownerId, listing, analysis, settings });
    return answer;
  };
}

type AdmittedOrder = Order &
  Omit<OwnerAtStart, "balance"> & { before: Balance; refined: Refined | undefined };

async function perform(
  deps: CreateAnalysisDeps,
  admitted: AdmittedOrder,
  watch: Watch,
): Promise<Answer> {
  const { request } = admitted;
  const { report, isAnswered, sighting } = await runCounted(deps, admitted, watch);
  const order = admitted.isVisitor ? await withOwnerNow(deps, admitted) : admitted;
  const analysis: NewAnalysis = {
    id: randomUUID(),
    ownerId: order.ownerId,
    createdAt: deps.clock(),
    report,
    request: order.key ? { key: order.key, hash: request.hash } : null,
    listingHash: request.listingHash,
    sighting,
  };
  const freeRootId = order.refined?.freeRootId ?? null;
  if (isAnswered && freeRootId === null) return charge(deps, order, analysis);
  const outcome = await storeAndTell(deps, madeOf(order, analysis), async (database) => {
    const outcome =
      isAnswered && freeRootId !== null
        ? await storeRefinement(database, analysis, freeRootId)
        : await storeFree(database, analysis);
    return { isStored: outcome === "stored", outcome };
  });
  if (outcome === "used_up") return charge(deps, order, analysis);
  return giveFree(deps, order, { outcome, analysis });
}

const madeOf = ({ ownerId, hasWebhooks }: AdmittedOrder, analysis: NewAnalysis) => ({
  ownerId,
  hasWebhooks,
  analysis: answerToWire(analysis),
});

/** Whatever ends without an answer counts against the owner's share of free work. */
async function runCounted(
  deps: CreateAnalysisDeps,
  { ownerId, network, settings, request, before, refined, hasSales, hasDeals }: AdmittedOrder,
  watch: Watch,
) {
  const asking = { ownerId, network, hasPriority: hasPriority(before) };
  const wish = {
    ...request,
    settings,
    asking,
    hasSales,
    hasDeals,
    known: refined?.sighting ?? null,
  };
  const kind = request.screenshots.length > 0 ? "picture" : "words";
  try {
    const answer = await runAnalysis(deps, wish, watch);
    if (!answer.isAnswered) await deps.freeWork.use(ownerId, kind);
    return answer;
  } catch (thrown) {
    if (wasWorkedOn(thrown)) await deps.freeWork.use(ownerId, kind);
    throw thrown;
  }
}

/** Not where a queue was full, nor where the fault is ours. */
function wasWorkedOn(thrown: unknown): boolean {
  if (!(thrown instanceof AppError)) return false;
  const { cause } = thrown;
  return cause instanceof OcrUnavailable ? cause.reason === "failed" : !isBusy(thrown);
}

const isBusy = ({ code, cause }: AppError) => code === "unavailable" && cause === undefined;

/** An install may have been added to an account while it waited: the answer is the account's. */
async function withOwnerNow(
  deps: CreateAnalysisDeps,
  order: AdmittedOrder,
): Promise<AdmittedOrder> {
  const ownerId = await deps.accountOf(order.ownerId);
  if (ownerId === null) return order;
  return { ...order, ownerId, before: await deps.credits.balance(ownerId) };
}

async function charge(
  deps: CreateAnalysisDeps,
  order: AdmittedOrder,
  analysis: NewAnalysis,
): Promise<Answer> {
  const { before, ownerId } = order;
  const spend = deps.credits.spendStatement(ownerId, before);
  const charge = await storeAndTell(deps, madeOf(order, analysis), async (database) => {
    const outcome = await storeCharged(database, analysis, spend);
    return { isStored: outcome.kind === "stored", outcome };
  });
  switch (charge.kind) {
    case "stored": {
      deps.meter.creditSpent();
      const balance = { ...before, used: charge.used, resetsAt: charge.resetsAt };
      return { analysis: answerToWire(analysis), balance };
    }
    case "no_credits":
      throw quotaExceeded(deps, await deps.credits.balance(ownerId));
    case "answered_before":
      return earlierAnswer(deps, order);
  }
}

async function giveFree(
  deps: CreateAnalysisDeps,
  order: AdmittedOrder,
  { outcome, analysis }: { outcome: "stored" | "answered_before"; analysis: NewAnalysis },
): Promise<Answer> {
  if (outcome === "answered_before") return earlierAnswer(deps, order);
  return { analysis: answerToWire(analysis), balance: order.before };
}

/** Another worker on the same key was faster: its answer counts, ours was never charged. */
async function earlierAnswer(deps: CreateAnalysisDeps, { ownerId, key }: Order): Promise<Answer> {
  const stored = key ? await findAnswerUnderKey(deps.database, ownerId, key) : undefined;
  if (!stored)
    throw new AppError("unavailable", "We're saving this result. Send the request again.");
  return { analysis: stored.analysis, balance: await deps.credits.balance(ownerId) };
}

const isBelowTotal = ({ used, total }: Balance) => used < total;
/** Whether an owner's analyses leave a line before others'. */
export async function ownerHasPriority(
  { credits }: Pick<CreateAnalysisDeps, "credits">,
  ownerId: string,
): Promise<boolean> {
  return hasPriority(await credits.balance(ownerId));
}

/** A soft cap refuses nobody; past it an analysis only waits its turn like everybody's. */
const hasCredits = (balance: Balance) => balance.plan.isSoftCap || isBelowTotal(balance);
const hasPriority = (balance: Balance) => balance.plan.hasPriority && isBelowTotal(balance);

function quotaExceeded(deps: CreateAnalysisDeps, balance: Balance): AppError {
  const day = balance.resetsAt.toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return new AppError(
    "quota_exceeded",
    `You've used all ${balance.total} analyses this month. You get more on ${day}. See /pricing for plans with more.`,
    { headers: deps.credits.toHeaders(balance) },
  );
}
