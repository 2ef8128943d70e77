import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const entryOf = (title: string, category: string | null) => {
  const item = identify(factsOf({ title, category, description: null }));
  return item.kind === "item" ? (item.entry?.id ?? null) : item.kind;
};

test.each([
  ["2021 Firebird 29 pro X01", "pivot-firebird-bike"],
  ["2020 Transiton Patrol", "transition-patrol-bike"],
  ["2024 Nomad6 AXS Reserve", "santa-cruz-nomad-bike"],
  ["2017 Jeffsey large", "yt-jeffsy-bike"],
  ["2022 Commencal, size large", "commencal-any-mountain-bike"],
])("among bicycles %s needs no maker", (title, entry) => {
  expect(entryOf(title, "bicycles/enduro")).toBe(entry);
});

test("a kind that brings far less is none of what a maker is known for", () => {
  expect(entryOf('Giant Liv kids bike 20"', "bike")).toBe("bike-kids");
  expect(entryOf("Liv mountain bike", "bike")).toBe("giant-bike");
});

test("elsewhere the same word is only a word", () => {
  expect(entryOf("Epic lot of comics", "Collectibles")).not.toBe("specialized-epic");
  expect(entryOf("Patrol", null)).not.toBe("transition-patrol-bike");
});

test("another maker's name keeps a model's name from meaning it", () => {
  expect(entryOf("2019 Devinci Firebird", "bicycles/enduro")).not.toBe("pivot-firebird-bike");
});

test("a thing that the title names by itself stays what it is", () => {
  expect(entryOf("2022 Trek Slash 8, better than a Patrol", "bicycles")).toBe("trek-slash");
});

test.each([
  ["G6128 duo jet dark cherry", "gretsch-professional-or-players-edition"],
  ["Eric Clapton Blackie 2004", "fender-eric-clapton-stratocaster"],
  ["Ormsby Hype 7 string electric guitar", "ormsby-electric-guitar-any"],
])("among guitars %s needs no other word", (title, entry) => {
  expect(entryOf(title, "Musical Instruments/Electric Guitars")).toBe(entry);
});

test("a colour behind a maker's name is no other maker", () => {
  expect(entryOf("Paul Reed Smith S2 Vela, Vintage Cherry", null)).toBe("prs-s2");
});
