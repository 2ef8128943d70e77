import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { findRisks } from "../risks/risks.ts";
import { findRestricted } from "./find-restricted.ts";

const idsIn = (title: string, description: string | null = null) =>
  findRestricted({ title, description }).map(({ product }) => product.id);

test.each([
  ["Fisher-Price Rock 'n Play", "rock-n-play", "block"],
  ["Graco inclined infant sleeper", "inclined-sleeper", "block"],
  ["Boppy newborn lounger, grey", "boppy-lounger", "block"],
  ["white drop side crib with mattress", "drop-side-crib", "block"],
  ["Never used Rock n Play sleeper", "rock-n-play", "block"],
  ["4moms mamaRoo 4 swing", "mamaroo", "warn"],
  ["never even opened mamaRoo", "mamaroo", "warn"],
  ["IKEA Malm 6 drawer dresser white", "malm", "warn"],
  ["IKEA MALM 4-drawer chest", "malm", "warn"],
  ["Onewheel GT low miles", "onewheel", "warn"],
  ["Britax B-Safe 35 infant car seat", "britax-b-safe", "warn"],
  ["Peloton Tread+ treadmill", "peloton-tread-plus", "warn"],
  ["Nested Bean zen sack weighted sleep sack", "weighted-infant-sleep", "warn"],
  ["Bumbo seat blue", "bumbo", "warn"],
  ["ResMed AirSense 10 CPAP machine", "breathing-device", "block"],
  ["Inogen oxygen concentrator", "breathing-device", "block"],
  ["pair of hearing aids", "hearing-aid", "block"],
  ["Spectra S1 breast pump, used 3 months", "breast-pump", "block"],
  ["Pride Jazzy power chair", "mobility-aid", "warn"],
])("%j is %s, a %s", (text, id, level) => {
  const found = findRestricted({ title: text, description: null });
  expect(found.find(({ product }) => product.id === id)?.product.level).toBe(level);
});

test.each([
  "IKEA Malm dresser, wall anchor kit included",
  "IKEA Malm bed frame queen",
  "4moms mamaRoo with the strap fastener",
  "Spectra breast pump, sealed in box",
  "breast pump bag by Sarah Wells",
  "CPAP pillow",
  "Onewheel fender, tire for Onewheel",
  "cover for a Boppy lounger",
  "not a drop side crib",
  "Peloton bike, replaced seat post",
  "play tunnel, rocking chair",
])("%j is none of them", (text) => {
  expect(idsIn(text)).toEqual([]);
});

test.each([
  "IKEA Malm dresser, no wall anchor",
  "IKEA Malm dresser without the anchor kit",
  "IKEA Malm dresser, missing the wall anchor",
  "IKEA Malm dresser. Does not come with an anchor",
  "IKEA Malm dresser, wall anchor not included",
])("in %j the anchor that is not there settles nothing", (text) => {
  expect(idsIn(text)).toEqual(["malm"]);
});

test("a description names the thing at its beginning, and further down what goes with it", () => {
  expect(idsIn("Baby swing", "4moms mamaRoo in great shape")).toEqual(["mamaroo"]);
  expect(idsIn("Solar power bank", "Fits iPhone 7 and Galaxy Note 7")).toEqual([]);
  const far = "Charges every phone at home and on the road. ".repeat(5);
  expect(idsIn("Solar power bank", `${far}Galaxy Note 7 too`)).toEqual([]);
  expect(idsIn("Corded phone, hearing aid compatible")).toEqual([]);
});

test("what may not be sold stands before everything else, then what needs a remedy", () => {
  const kinds = findRisks({
    title: "Onewheel GT and a drop side crib",
    description: "Venmo deposit to hold. I can't meet. Stock photo.",
  }).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(["recalled", "recall_remedy"]);
  expect(kinds).toContain("deposit");
});

test("what settles a recall may stand in the description, and what is missing in a long text", () => {
  expect(idsIn("4moms mamaRoo", "Comes with the strap fastener")).toEqual([]);
  const long = "In our guest room for a few years, hardly any wear. ".repeat(5);
  expect(idsIn("IKEA Malm dresser, missing the wall anchor", long)).toEqual(["malm"]);
});

test("the words that name the product are told as they are written", () => {
  expect(findRestricted({ title: "Onewheel GT", description: null })[0]?.words).toBe("Onewheel GT");
  expect(findRestricted({ title: null, description: null })).toEqual([]);
});

test("no two products share an id", () => {
  const ids = builtInGuide().restricted.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
