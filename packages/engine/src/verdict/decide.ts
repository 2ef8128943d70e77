import type { Cents } from "../money/cents.ts";
import type { Confidence } from "./confidence.ts";
import type { Identity } from "./identity/identity.ts";
import type { Risk } from "./risks/risks.ts";
import type { VerdictKind } from "./verdict-kind.ts";

/** Everything that the verdict hangs on. */
export type Case = {
  /** null where no price can be judged in dollars. */
  askingPrice: Cents | null;
  /** "Pay at most"; null where not even a gift would pay. */
  limit: Cents | null;
  isSold: boolean;
  /** What must not be resold, whatever it earns. */
  blocking: Risk | undefined;
  isLikelyScam: boolean;
  identity: Identity;
  confidence: Confidence;
  /** The words name it at least fairly surely; what is left open is its price. */
  isNamed: boolean;
};

/** Which verdict, and the one reason that decided it. */
export type Decision =
  | { verdict: "buy" | "negotiate" | "likely_scam"; because: "figures" }
  | { verdict: "skip"; because: "sold" | "blocked" | "figures" }
  | { verdict: "check"; because: "identity" | "unsure" | "wide_range" }
  | { verdict: null; because: "no_price" };

/** Sellers come down to about two thirds of what they ask, hardly ever further. General knowledge. */
const reachableShare = 0.65;

/** The one place where the five verdicts are told apart, in the order in which they rule each other out. */
export function decide(question: Case): Decision {
  const { askingPrice, limit, identity, confidence } = question;
  if (question.isLikelyScam) return { verdict: "likely_scam", because: "figures" };
  if (question.isSold && askingPrice !== null) return { verdict: "skip", because: "sold" };
  if (askingPrice === null) return { verdict: null, because: "no_price" };
  if (question.blocking) return { verdict: "skip", because: "blocked" };
  if (!isWithinReach(askingPrice, limit)) return { verdict: "skip", because: "figures" };
  if (!identity.isSure) return { verdict: "check", because: "identity" };
  if (confidence === "Low") {
    return { verdict: "check", because: question.isNamed ? "wide_range" : "unsure" };
  }
  if (isWorthTheAsk(askingPrice, limit)) return { verdict: "buy", because: "figures" };
  return { verdict: "negotiate", because: "figures" };
}

/** Whether the money is right at the ask or at a price that sellers of such things accept. */
function isWithinReach(ask: Cents, limit: Cents | null): boolean {
  return limit !== null && limit >= reachableShare * ask;
}

const isWorthTheAsk = (ask: Cents, limit: Cents | null) => limit !== null && ask <= limit;

/** What costs no credit: it says what to find out first, not what the deal brings. */
export const isFree = (verdict: VerdictKind | null) =>
  verdict === "check" || verdict === "likely_scam";
