import type { Advice } from "./advice/advice.ts";
import type { Confidence } from "./confidence.ts";
import type { Deal } from "./deal.ts";
import type { Risk } from "./risks/risks.ts";
import type { VerdictKind } from "./verdict-kind.ts";
import type { IdentityCheck } from "./words/identity-check.ts";

export type Verdict = {
  /** null when there is no price to judge, or no value to judge it by. */
  verdict: VerdictKind | null;
  headline: string;
  /** What decided, in one sentence. */
  deciding: string;
  confidence: Confidence;
  risks: readonly Risk[];
  /** null without enough evidence. Its judged figures are null where they would mislead. */
  deal: Deal | null;
  /** null without enough evidence, and for a likely scam. */
  advice: Advice | null;
  /** Only beside `check`. */
  identityCheck: IdentityCheck | null;
  /** Further reasons, most telling first. */
  sentences: readonly string[];
};
