import { confidenceOf } from "./confidence.ts";
import type { Risk } from "./risks/risks.ts";
import { isLikelyScam, scamSigns } from "./risks/scam-signs.ts";
import { scamHeadline } from "./words/headline.ts";
import { headlineWords } from "../words/english/verdict.ts";
import { spoken } from "../words/voice-in-use.ts";
import type { Verdict } from "./verdict.ts";
import type { JudgeInput } from "./judge-input.ts";

const say = spoken(headlineWords);

export function unvalued({ valuation, item, facts }: JudgeInput, risks: readonly Risk[]): Verdict {
  const confidence = confidenceOf(valuation, item, facts.origins);
  const nothing = { deal: null, advice: null, identityCheck: null, sentences: [] };
  const signs = scamSigns(risks, false);
  const found = { ...nothing, confidence, risks, deciding: valuation.sentence };
  if (isLikelyScam(signs)) return { ...found, verdict: "likely_scam", headline: scamHeadline() };
  return { ...found, verdict: null, headline: say("unpriced") };
}
