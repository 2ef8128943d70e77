import { expect, test } from "vitest";
import { expressionOf, faultOfPhrase } from "./phrases.ts";

const parts = { few: "[a|the|small]*", broken: "broken|cracked", own: "{own}" };
const found = (phrase: string, text: string) =>
  new RegExp(expressionOf([phrase], parts), "i").exec(text)?.[0] ?? null;

test.each([
  ["smells|reeks of smoke", "it Reeks of smoke", "Reeks of smoke"],
  ["smells [strongly|a bit] of smoke", "smells of smoke", "smells of smoke"],
  ["smells [strongly | a bit] of smoke", "smells a bit of smoke", "smells a bit of smoke"],
  ["(does not | doesn't) work", "it doesnt work", "doesnt work"],
  ["(does not | doesn't) work", "it doesn’t work", "doesn’t work"],
  ["crack[s|ed] in|on", "two cracks in it", "cracks in"],
  ["{few} crack[s]", "has a small crack", "a small crack"],
  ["{broken} leg[s]", "one cracked leg", "cracked leg"],
  ["({broken})-glass", "a broken-glass top", "broken-glass"],
  ["tune-up", "needs a tuneup", "tuneup"],
  ["tune-up", "needs a tune up", "tune up"],
  ["# bed-room[s] ... for rent", "a 12 bedroom, lovely, for rent", "12 bedroom, lovely, for rent"],
  ["replac*", "was replaced", "replaced"],
  ["w/o remote", "tv w/o remote", "w/o remote"],
  ["/hr", "guard - /hr", "/hr"],
  ["*/month", "unit/ month", "/ month"],
  ["constructor set[s]", "a constructor set", "constructor set"],
  ["7? %|percent", "at 74 %", "74 %"],
])("the phrase %j finds what %j says", (phrase, text, words) => {
  expect(found(phrase, text)).toBe(words);
});

test.each([
  ["crack[s] in", "wisecracks in"],
  ["crack[s] in", "cracks inside"],
  ["leak[s]", "leakproof"],
  ["/hr", "9000 BTU/hr"],
  ["job opening", "job, opening"],
])("the phrase %j is not in %j", (phrase, text) => {
  expect(found(phrase, text)).toBeNull();
});

test("what is written behind an exclamation mark may not stand there", () => {
  expect(found("rust !colored|orange", "rust colored chair")).toBeNull();
  expect(found("rust !colored|orange", "rust-colored chair")).toBeNull();
  expect(found("rust !colored|orange", "rust on the chair")).toBe("rust");
  expect(found("!ex|former rental[s]", "bike, ex rental")).toBeNull();
  expect(found("!ex|former rental[s]", "bounce house rentals")).toBe("rentals");
  expect(found("[front|rear]* !training wheel[s]", "training wheels")).toBeNull();
  expect(found("[front|rear]* !training wheel[s]", "rear wheel")).toBe("rear wheel");
  expect(found("!(margiela ...) replica", "Margiela shoe - replica")).toBeNull();
});

test("what excepts several phrases stands right behind any of them", () => {
  const expression = new RegExp(expressionOf(["piano|guitar lesson[s]"], {}, ["[music] book[s]"]));

  expect(expression.test("guitar lesson books")).toBe(false);
  expect(expression.test("guitar lessons: music book")).toBe(false);
  expect(expression.test("guitar lessons with books")).toBe(true);
});

test("of several phrases the first in the text is found", () => {
  const expression = new RegExp(expressionOf(["for sale", "*/day", "puppy|puppies"]));

  expect(expression.exec("two puppies for sale")?.[0]).toBe("puppies");
  expect(expression.exec("5/day, puppies for sale")?.[0]).toBe("/day");
});

test.each([
  ["smells  of smoke", "an alternative is empty, or a blank too many"],
  ["smells||reeks", "an alternative is empty, or a blank too many"],
  ["smells [of", "a ] is missing"],
  ["(a | b c", "a ) is missing"],
  ["smells of] smoke", "] closes nothing"],
  ["smells {off} smoke", "there is no part {off}"],
  ["{own}", "the part {own} is a part of itself"],
  ["[a|the]", "no word of it must be there"],
  ["tear+", "+ says nothing in a phrase"],
  ["Tear", "T says nothing in a phrase"],
])("the phrase %j is refused: %s", (phrase, reason) => {
  expect(faultOfPhrase(phrase, parts)).toBe(reason);
});

test("a good phrase has no fault", () => {
  expect(faultOfPhrase("{few} crack[s] in|on !purpose", parts)).toBeNull();
});
