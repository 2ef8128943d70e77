import { expect, test } from "vitest";
import { combine } from "../combine.ts";
import type { Evidence } from "../evidence.ts";
import { settledBySales, settlingSales } from "./settled-by-sales.ts";

const source = (change: Partial<Evidence>): Evidence => ({
  source: "price_guide",
  logMedian: Math.log(100),
  medianUncertainty: 0.1,
  scatter: 0.3,
  sentence: "",
  asOf: null,
  basis: "",
  ...change,
});
const sales = (count: number, medianUncertainty = 0.2) =>
  source({ source: "sold_comparables", logMedian: Math.log(50), medianUncertainty, count });

const sharesOf = (...sources: [Evidence, ...Evidence[]]) =>
  combine(settledBySales(sources)).evidence.map(({ weight }) => weight);

test("eight sales outweigh a guide that is surer of itself, four to one", () => {
  expect(sharesOf(source({}), sales(settlingSales))[1]).toBeCloseTo(0.8);
  expect(sharesOf(source({}), sales(settlingSales), source({}))[1]).toBeCloseTo(0.8);
});

test("fewer sales weigh what they are sure of", () => {
  expect(sharesOf(source({}), sales(settlingSales - 1))[1]).toBeCloseTo(0.2);
});

test("sales that outweigh the rest already are left as they are", () => {
  const sources: [Evidence, ...Evidence[]] = [source({ medianUncertainty: 0.5 }), sales(20, 0.1)];

  expect(settledBySales(sources)).toEqual(sources);
});

test("only sold ones settle it, and the sources keep their order", () => {
  const asks = source({ source: "asking_comparables", count: 20, medianUncertainty: 0.2 });
  expect(sharesOf(source({}), asks)[1]).toBeCloseTo(0.2);
  expect(sharesOf(sales(settlingSales), source({}))[0]).toBeCloseTo(0.8);
});

test("how many there are is unknown of most sources, and that settles nothing", () => {
  const uncounted = source({ source: "sold_comparables", medianUncertainty: 0.2 });
  expect(sharesOf(source({}), uncounted)[1]).toBeCloseTo(0.2);
});
