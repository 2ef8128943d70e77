import { englishVoice } from "@flipworth/words";
import { describe, expect, test } from "vitest";
import { AppError } from "../../http/replies/app-error.ts";
import {
  assertPast,
  assertStorable,
  changedSince,
  isOpenStage,
  isSplit,
  noSuchDeal,
  planIsFull,
  withStageDays,
} from "./deal-rules.ts";

const today = "2026-11-21";
const dealIn = (stage: Parameters<typeof isOpenStage>[0], changes = {}) =>
  withStageDays({ stage, boughtOn: null, closedOn: null, priceCents: 40_00, ...changes }, today);

function refusalOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.message, error.errorsIn(englishVoice)];
    throw error;
  }
  return null;
}

/** How a field is refused: by its name, in the sentence and beside it. */
const refused = (field: string, fault: string) => [
  "invalid_request",
  `${field} ${fault}.`,
  { [field]: fault },
];

test("a deal is open until it is sold, given away, kept or split", () => {
  const stages = ["watching", "offered", "bought", "listed", "returned", "sold", "kept"] as const;
  expect(stages.filter(isOpenStage)).toEqual(stages.slice(0, 5));
});

describe("the days that a stage brings with it", () => {
  test.each([
    ["watching", null, null],
    ["offered", null, null],
    ["bought", today, null],
    ["listed", today, null],
    ["returned", today, null],
    ["sold", today, today],
    ["kept", today, today],
    ["given_away", today, today],
  ] as const)("what is %s was bought on %s and ended on %s", (stage, boughtOn, closedOn) => {
    expect(dealIn(stage)).toMatchObject({ boughtOn, closedOn });
  });

  test("a day that is given stays, and what ended was bought by then", () => {
    const days = { boughtOn: "2026-10-01", closedOn: "2026-10-05" };
    expect(dealIn("sold", days)).toMatchObject(days);
    expect(dealIn("sold", { closedOn: "2026-10-05" }).boughtOn).toBe("2026-10-05");
    expect(dealIn("watching", days)).toMatchObject({ boughtOn: null, closedOn: null });
    expect(dealIn("bought", days).closedOn).toBeNull();
  });

  test("what ended on the day of its purchase is fine, before it is refused", () => {
    const days = { boughtOn: "2026-10-05", closedOn: "2026-10-05" };
    expect(dealIn("sold", days)).toMatchObject(days);
    expect(refusalOf(() => dealIn("sold", { ...days, closedOn: "2026-10-04" }))).toEqual(
      refused("closedOn", "must not be before the purchase"),
    );
  });

  test.each(["bought", "listed", "returned", "kept", "given_away", "sold"] as const)(
    "what is %s needs a price, also if it was free",
    (stage) => {
      expect(refusalOf(() => dealIn(stage, { priceCents: null }))).toEqual(
        refused("priceCents", "must be what you paid; enter 0 if it was free"),
      );
      expect(dealIn(stage, { priceCents: 0 }).priceCents).toBe(0);
    },
  );

  test("what is not bought needs no price", () => {
    expect(dealIn("watching", { priceCents: null }).priceCents).toBeNull();
  });
});

test("a day may be tomorrow, where it is tomorrow already, and no later", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(() => assertPast("soldOn", "2026-11-22", now)).not.toThrow();
  expect(refusalOf(() => assertPast("soldOn", "2026-11-23", now))).toEqual(
    refused("soldOn", "must not be in the future"),
  );
});

test("a text with a character that the database does not hold is refused by its field", () => {
  expect(() => assertStorable({ title: "Drill", note: undefined })).not.toThrow();
  expect(refusalOf(() => assertStorable({ title: "Drill", note: "a\u0000b" }))).toEqual(
    refused("note", "can't contain a NUL character"),
  );
});

test.each([
  [isSplit(), "conflict", /^This lot was split/],
  [changedSince(), "conflict", /^This deal changed/],
  [noSuchDeal(), "not_found", /^This deal doesn't exist/],
  [planIsFull(25), "plan_limit", /\b25\b/],
])("a refusal tells a program its code and a person why: %s", (refusal, code, sentence) => {
  expect(refusal.code).toBe(code);
  expect(refusal.message).toMatch(sentence);
});
