import { plans } from "@flipworth/contract";
import { sayIn } from "@flipworth/words";
import { expect, test } from "vitest";
import { planCards } from "../words/english/site/plans.ts";
import { spanish } from "../words/spanish.ts";
import { offerInWords } from "./plan-words.ts";

const say = sayIn(planCards, spanish);

test("all that our plans offer is said in Spanish", () => {
  const offered = plans.flatMap(({ description, features, notIncluded, badge, buttonText }) => [
    description,
    buttonText,
    ...(badge === null ? [] : [badge]),
    ...features,
    ...notIncluded,
  ]);

  expect(offered.filter((words) => offerInWords(words, say) === words)).toEqual([]);
});

test("what a server says of its own plans stays as it is", () => {
  expect(offerInWords("75 analyses a month", say)).toBe("75 analyses a month");
});
