import { saidOfAnalysis } from "../../../words/errors.ts";
import { randomUUID } from "node:crypto";
import type { Analysis } from "@flipworth/contract";
import type { SQL } from "drizzle-orm";
import { AppError } from "../../../http/replies/app-error.ts";
import { type Balance, quotaExceeded } from "../quota.ts";
import { type Refined, storeRefinement } from "../refinement.ts";
import type { AnalysisAnswer } from "../run-analysis.ts";
import { storeAndTell, type Telling } from "./store-and-tell.ts";
import {
  answerToWire,
  findAnswerUnderKey,
  type NewAnalysis,
  storeCharged,
  storeFree,
} from "./store.ts";

export type StoreAnswerDeps = Telling & {
  clock: () => Date;
  meter: { creditSpent: () => void };
  credits: {
    balance: (ownerId: string) => Promise<Balance>;
    spendStatement: (ownerId: string, balance: Balance) => SQL;
    toHeaders: (balance: Balance) => Record<string, string>;
  };
};

type Order = {
  ownerId: string;
  key: string | null;
  request: { hash: string; listingHash: string };
  before: Balance;
  refined: Refined | undefined;
  hasWebhooks: boolean;
};

export type Answer = { analysis: Analysis; balance: Balance };

/**
 * Stores an answer and spends the credit that it costs, if it costs one, in one step. Throws
 * `quota_exceeded`, or `conflict` for an owner who is one no longer.
 */
export async function storeAnswer(
  deps: StoreAnswerDeps,
  order: Order,
  { report, isAnswered, sighting }: AnalysisAnswer,
): Promise<Answer> {
  const { ownerId, key, request } = order;
  const analysis: NewAnalysis = {
    id: randomUUID(),
    ownerId,
    createdAt: deps.clock(),
    report,
    request: key ? { key, hash: request.hash } : null,
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
  if (outcome === "answered_before") return earlierAnswer(deps, order);
  return { analysis: answerToWire(analysis), balance: order.before };
}

const madeOf = ({ ownerId, hasWebhooks }: Order, analysis: NewAnalysis) => ({
  ownerId,
  hasWebhooks,
  analysis: answerToWire(analysis),
});

async function charge(deps: StoreAnswerDeps, order: Order, analysis: NewAnalysis): Promise<Answer> {
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

/** Another worker on the same key was faster: its answer counts, ours was never charged. */
async function earlierAnswer(deps: StoreAnswerDeps, { ownerId, key }: Order): Promise<Answer> {
  const stored = key ? await findAnswerUnderKey(deps.database, ownerId, key) : undefined;
  if (!stored) throw new AppError("unavailable", saidOfAnalysis("saving"));
  return { analysis: stored.analysis, balance: await deps.credits.balance(ownerId) };
}
