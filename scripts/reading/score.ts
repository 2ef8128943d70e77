import { type FactOrigin, readFields, readPrice, type ScreenshotReading } from "@flipworth/engine";
import type { Plan } from "./plan.ts";
import type { SeenFields } from "./render.ts";

type Certainty = FactOrigin["certainty"];
export type Cost = { wallMs: number; processorMs: number };
export type Verdict = "right" | "wrong" | "not read";

/** One picture's reading held against what can be seen on it. A field that is not whole in it does not count. */
export type Score = {
  plan: Plan;
  title?: Verdict;
  /** How sure the reading says it is of the title. */
  titleCertainty?: Certainty;
  price?: Verdict;
  /** A price was stated that is not the listing's, or that is not on the picture at all. */
  hasWrongPrice: boolean;
  condition?: Verdict;
  description?: { characters: number; wrong: number };
  isListing: boolean;
  cost: Cost;
};

export function scoreOf(
  plan: Plan,
  { seen, reading, cost }: { seen: SeenFields; reading: ScreenshotReading; cost: Cost },
): Score {
  const facts = reading.kind === "listing" ? reading.facts : undefined;
  const price = priceVerdict(facts?.price, seen.price?.isWhole ? seen.price.text : undefined);
  const certainty = facts?.origins.title?.certainty;
  const hasDescription = (seen.description?.text.length ?? 0) > 0;
  return {
    plan,
    isListing: facts !== undefined,
    hasWrongPrice: price === "wrong",
    cost,
    ...(seen.title?.isWhole ? { title: verdictOn(facts?.title, seen.title.text) } : {}),
    ...(certainty === undefined ? {} : { titleCertainty: certainty }),
    ...(seen.price?.isWhole ? { price } : {}),
    ...(seen.condition?.isWhole
      ? { condition: verdictOn(facts?.condition?.words, conditionOf(seen)) }
      : {}),
    ...(hasDescription ? { description: wrongLetters(facts?.description, seen) } : {}),
  };
}

/** A seller's "does not turn on" overrules the site's label, so the right answer is that of perfect eyes. */
function conditionOf({ title, condition, description }: SeenFields): string {
  const words = { title: title?.text ?? "", description: description?.text ?? "" };
  return readFields({ ...words, condition: condition?.text ?? "" }).condition?.words ?? "";
}

type Facts = Extract<ScreenshotReading, { kind: "listing" }>["facts"];

function priceVerdict(read: Facts["price"] | undefined, shown: string | undefined): Verdict {
  const truth = readPrice(shown);
  if (read === undefined || read.kind === "missing" || read.kind === "unclear") return "not read";
  if (truth.kind !== read.kind) return "wrong";
  return truth.kind === "stated" && read.kind === "stated" && truth.amount !== read.amount
    ? "wrong"
    : "right";
}

function verdictOn(read: string | null | undefined, shown: string): Verdict {
  if (read === null || read === undefined) return "not read";
  return plain(read) === plain(shown) ? "right" : "wrong";
}

function wrongLetters(read: string | null | undefined, seen: SeenFields) {
  const shown = plain(seen.description?.text ?? "");
  const wrong = Math.min(shown.length, editDistance(shown, plain(read ?? "")));
  return { characters: shown.length, wrong };
}

/** Typographic quotes and dashes are the same words to a person, and so are folded spaces. */
export function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]|''/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split("").entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split("").entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
