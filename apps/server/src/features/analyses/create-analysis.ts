import type { AccountSettings, Analysis, Credits } from "@flipworth/contract";
import type { Language } from "@flipworth/words";
import { AppError } from "../../http/replies/app-error.ts";
import type { FreeWork } from "../../http/limits/free-work.ts";
import { OcrUnavailable } from "@flipworth/ocr";
import { releasing, takeTurn } from "./keeping/once-per-key.ts";
import { type Balance, hasCredits, hasPriority, quotaExceeded } from "./quota.ts";
import { findRefined, type Refined } from "./refinement.ts";
import type { AnalysisRequest } from "./read-analysis-request.ts";
import { type AnalysisTools, runAnalysis, type Watch } from "./run-analysis.ts";
import { type Answer, storeAnswer, type StoreAnswerDeps } from "./keeping/store-answer.ts";

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
  StoreAnswerDeps & {
    /** What an analysis needs of the feature that keeps the credits. */
    credits: { toWire: (balance: Balance) => Credits };
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
  /** In which the answer is written. */
  language: Language;
};

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
  order: AdmittedOrder,
  watch: Watch,
): Promise<Answer> {
  const made = await runCounted(deps, order, watch);
  try {
    return await storeAnswer(deps, order, made);
  } catch (error) {
    // A visitor's install may have been added to an account meanwhile: the answer is the account's.
    const ownerId = order.isVisitor ? await deps.accountOf(order.ownerId) : null;
    if (ownerId === null) throw error;
    const before = await deps.credits.balance(ownerId);
    return storeAnswer(deps, { ...order, ownerId, before }, made);
  }
}

/** Whatever ends without an answer counts against the owner's share of free work. */
async function runCounted(
  deps: CreateAnalysisDeps,
  { ownerId, network, language, settings, request, before, refined, ...owns }: AdmittedOrder,
  watch: Watch,
) {
  const { hasSales, hasDeals } = owns;
  const asking = { ownerId, network, language, hasPriority: hasPriority(before) };
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

/** Whether an owner's analyses leave a line before others'. */
export async function ownerHasPriority(
  { credits }: Pick<CreateAnalysisDeps, "credits">,
  ownerId: string,
): Promise<boolean> {
  return hasPriority(await credits.balance(ownerId));
}
