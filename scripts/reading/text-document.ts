import type { ListingFacts } from "@flipworth/engine";
import { table } from "./document.ts";
import { measurePhrases } from "./phrases.ts";
import type { TextScore } from "./text-score.ts";

/** The tables of docs/reading.md on pasted text: figures only. */
export function textTablesOf(
  scores: readonly TextScore[],
  others: readonly ListingFacts[],
): string {
  const priced = others.filter(({ price }) => !["missing", "unclear"].includes(price.kind));
  const phrases = measurePhrases();
  const forms = [...new Set(scores.map(({ pasted }) => pasted.form))];
  return [
    `${scores.length} pasted texts.`,
    table(
      ["form", "texts", "titles", "prices", "wrong prices", "conditions", "descriptions"],
      [
        ...forms.map((form) =>
          row(
            form,
            scores.filter(({ pasted }) => pasted.form === form),
          ),
        ),
        row("all", scores),
      ],
    ),
    `Copies of other pages that gave a price: ${priced.length} of ${others.length}.`,
    `Conditions in people's own words: ${share(phrases.count - phrases.wrong.length, phrases.count)} on the one scale.`,
  ].join("\n\n");
}

/** Which texts were read wrong, told by their form and what of it went wrong. */
export function worstTexts(scores: readonly TextScore[], count: number): string[] {
  return scores
    .map((score, index) => ({ index, form: score.pasted.form, lost: lossesOf(score) }))
    .filter(({ lost }) => lost.length > 0)
    .toSorted((a, b) => b.lost.length - a.lost.length)
    .slice(0, count)
    .map(({ index, form, lost }) => `${index}: ${form} — ${lost.join(", ")}`);
}

function lossesOf(score: TextScore): string[] {
  return [
    score.hasWrongPrice ? "wrong price" : score.isPriceRight ? "" : "price not read",
    score.isTitleRight ? "" : "title",
    score.isConditionRight === false ? "condition" : "",
    score.isDescriptionRight === false ? "description" : "",
  ].filter(Boolean);
}

function row(name: string, scores: readonly TextScore[]): string[] {
  const shareOf = (verdictOf: (score: TextScore) => boolean | undefined) => {
    const asked = scores.map(verdictOf).filter((verdict) => verdict !== undefined);
    return asked.length === 0 ? "–" : share(asked.filter(Boolean).length, asked.length);
  };
  return [
    name,
    String(scores.length),
    shareOf((score) => score.isTitleRight),
    shareOf((score) => score.isPriceRight),
    String(scores.filter(({ hasWrongPrice }) => hasWrongPrice).length),
    shareOf((score) => score.isConditionRight),
    shareOf((score) => score.isDescriptionRight),
  ];
}

function share(right: number, all: number): string {
  return `${((100 * right) / all).toFixed(1)} % of ${all}`;
}
