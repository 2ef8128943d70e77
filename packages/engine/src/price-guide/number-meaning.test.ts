import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { isMeasured } from "./number-meaning.ts";
import { tokenize } from "./tokens.ts";

const isMeasuredIn = (title: string, number: string) => {
  const tokens = tokenize(title);
  return isMeasured(
    { tokens, words: builtInGuide().words },
    tokens.findIndex(({ key }) => key === number),
  );
};

test.each([
  ["a year", "Stihl chainsaw 2010 model", "2010"],
  ["a size", "jeans size 501", "501"],
  ["a capacity", "laptop 500gb", "500"],
  ["a weight", "kettlebell 211 lb", "211"],
  ["a power", "blender 1000 watt", "1000"],
  ["a number of pieces", "socket set 230 pc", "230"],
  ["a lot's number", "lot of 215 cards", "215"],
])("%s is none of a model: %j", (_, title, number) => {
  expect(isMeasuredIn(title, number)).toBe(true);
});

test.each([
  ["Miller welder Multimatic 215", "215"],
  ["Lego Taj Mahal 10256", "10256"],
  ["Generac generator GP 6500", "6500"],
])("%j has a model's number", (title, number) => {
  expect(isMeasuredIn(title, number)).toBe(false);
});
