import type { Decision } from "../decide.ts";
import type { Alternative, Identity } from "../identity/identity.ts";
import type { ResaleRange } from "../../valuation/resale-range.ts";

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
    name: names[hypothesis],
    probability: Math.round(probability * 100) / 100,
    range,
  }));
  return { alternatives, question: settlingQuestion(told) };
}

const names: Readonly<Record<Alternative["hypothesis"], string>> = {
  part: "A part or accessory for it",
  broken: "A broken or incomplete one",
  lure: "A price that's only bait",
  other: "Something else",
};

function settlingQuestion({ decision, identity, name, firstQuestion }: CheckQuestion): string {
  const thing = name ?? "item";
  if (decision.because !== "identity") return firstQuestion ?? whichOne;
  const likeliest = identity.alternatives[0]?.hypothesis ?? "part";
  return settling[likeliest](thing) ?? firstQuestion ?? whichOne;
}

const settling: Readonly<Record<Alternative["hypothesis"], (thing: string) => string | undefined>> =
  {
    part: (thing) =>
      `Is this the ${thing} itself, complete and working, or a part or accessory for it?`,
    broken: (thing) => `Is the ${thing} complete and fully working?`,
    lure: (thing) => `Can I see the ${thing} in person before I pay?`,
    other: () => undefined,
  };

const whichOne = "Which brand and model is it exactly?";
