import type { Decision } from "../decide.ts";
import { questionWords } from "../../words/english/questions.ts";
import { verdictWords } from "../../words/english/verdict.ts";
import { spoken } from "../../words/voice-in-use.ts";
import type { Identity } from "../identity/identity.ts";
import type { ResaleRange } from "../../valuation/resale-range.ts";

const say = spoken(verdictWords);
const sayQuestion = spoken(questionWords);

/** Why the verdict is `check`: what else the listing may be, and the question that settles it. */
export type IdentityCheck = {
  alternatives: readonly { name: string; probability: number; range: ResaleRange | null }[];
  question: string;
};

type CheckQuestion = {
  decision: Decision;
  identity: Identity;
  name: string | null;
  /** What the advice would ask first. */
  firstQuestion: string | undefined;
};

export function identityCheckOf(told: CheckQuestion): IdentityCheck | null {
  if (told.decision.verdict !== "check") return null;
  const alternatives = told.identity.alternatives.map(({ hypothesis, probability, range }) => ({
    name: say(`alternative_${hypothesis}`),
    probability: Math.round(probability * 100) / 100,
    range,
  }));
  return { alternatives, question: settlingQuestion(told) };
}

function settlingQuestion({ decision, identity, name, firstQuestion }: CheckQuestion): string {
  const likeliest = identity.alternatives[0]?.hypothesis ?? "part";
  if (decision.because === "identity" && likeliest !== "other") {
    return say(`settle_${likeliest}`, { thing: name ?? say("item") });
  }
  return firstQuestion ?? sayQuestion("whichOne");
}
