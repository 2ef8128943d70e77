import { builtInGuide } from "@flipworth/guide/built-in";
import { afterEach, expect, test } from "vitest";
import { guideInUse, useGuide } from "../../price-guide/guide.ts";
import { evidenceOf, factsOf, itemOf, phone } from "../testing/items.ts";
import { movedBy, titleOpinion } from "./title-opinion.ts";

const kind = { ...phone, specificity: "type" as const, brand: null, variants: [] };
const known = evidenceOf({
  source: "price_guide",
  logMedian: Math.log(50),
  medianUncertainty: 0.6,
});

afterEach(() => useGuide(builtInGuide()));

function opinionOn(
  changes: Parameters<typeof itemOf>[0] = {},
  {
    title = "desk of solid oak",
    ...more
  }: Partial<Parameters<typeof titleOpinion>[0]> & {
    title?: string | null;
  } = {},
) {
  const item = itemOf({ entry: kind, confidence: 0.5, ...changes });
  return titleOpinion({ item, facts: factsOf({ title }), grade: "good", known, ...more });
}

test("of a kind that is hardly surely named the words give more than half of what is known", () => {
  expect(opinionOn()?.share).toBeCloseTo(0.6);
});

test("the surer the name, the less the words count, and at nine tenths not at all", () => {
  const shares = [0.5, 0.7, 0.8, 0.89].map((confidence) => opinionOn({ confidence })?.share ?? 0);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(new Set(shares).size).toBe(shares.length);
  expect(opinionOn({ confidence: 0.9 })).toBeNull();
});

test("of one product the guide knows more than words do", () => {
  expect(opinionOn({ entry: phone })).toBeNull();
});

test("a figure of whoever runs the engine stands as it was entered", () => {
  expect(opinionOn({ entry: { ...kind, isOwnFigure: true } })).toBeNull();
});

test("what the title asks is none of its words", () => {
  const logOf = (title: string) => opinionOn({}, { title })?.evidence.logMedian;
  expect(logOf("desk of solid oak $950")).toBe(logOf("desk of solid oak "));
});

test("a part is told more by its own price than a kind, whatever it is of", () => {
  const partOf = {
    thing: phone,
    noun: "screen",
    role: "part" as const,
    usedMedianUsd: 30,
    thingUsd: null,
  };
  expect(opinionOn({ entry: phone, partOf })?.share).toBeCloseTo(0.36);
});

test("words of a long title count less", () => {
  const title = `desk of solid oak ${"with a leather top ".repeat(4)}`;
  expect(opinionOn({}, { title })?.share).toBeLessThan(0.3);
});

test("where the guide says nothing of the thing, neither do words", () => {
  expect(opinionOn({}, { known: { ...known, source: "category_prior" } })).toBeNull();
});

test("a listing without a title has none, and a guide without a table neither", () => {
  expect(opinionOn({}, { title: null })).toBeNull();
  useGuide({ ...guideInUse(), titlePrices: null });
  expect(opinionOn()).toBeNull();
});

test("a fault that another text than the title tells is none of its words", () => {
  const fault = {
    kind: "leg",
    name: "leg broken",
    words: "one leg broken",
    takes: 0.4,
    isInGrade: false,
  };
  expect(opinionOn({ faults: [fault] })).toBeNull();
  expect(opinionOn({ faults: [fault] }, { title: "oak desk one leg broken" })).not.toBeNull();
});

test("a condition that stands elsewhere moves it, and one in the title is in its words", () => {
  const logOf = (title: string, grade: "good" | "fair") =>
    opinionOn({}, { title, grade })?.evidence.logMedian ?? Number.NaN;

  expect(logOf("oak desk", "fair") - logOf("oak desk", "good")).toBeCloseTo(Math.log(0.8));
  const told = "oak desk fair condition";
  expect(logOf(told, "fair") - logOf(told, "good")).toBeCloseTo(Math.log(0.8));
});

const opinionAt = (dollars: number) => ({
  evidence: evidenceOf({ logMedian: Math.log(dollars) }),
  share: 0.5,
});

test("what is known moves towards it by its share", () => {
  const moved = movedBy(known, opinionAt(200));
  expect(moved.logMedian).toBeCloseTo(Math.log(100));
  expect(moved.scatter).toBe(known.scatter);
});

test("what is known is as unsure as before, but where the two are more than six times apart", () => {
  const doubts = [50, 290, 500].map(
    (dollars) => movedBy(known, opinionAt(dollars)).medianUncertainty,
  );
  expect(doubts.slice(0, 2)).toEqual([known.medianUncertainty, known.medianUncertainty]);
  const beyond = Math.log(10) ** 2 - Math.log(6) ** 2;
  expect(doubts[2]).toBeCloseTo(Math.sqrt(0.36 + 0.25 * beyond));
});
