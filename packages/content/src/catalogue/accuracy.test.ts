/// <reference types="vite/client" />
import { expect, test } from "vitest";
import { accuracyMisses, accuracyRows } from "./accuracy.ts";
import measured from "./accuracy.json" with { type: "json" };

const documents = import.meta.glob<string>("../../../../docs/{valuation,vehicles}.md", {
  eager: true,
  import: "default",
  query: "?raw",
});
const text = Object.values(documents).join("\n");

/** The cells of every line of a table, "48 % / 51 %" without what stands behind the stroke. */
const lines = text
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const figure = (cell = "") => Number(cell.split("/")[0]?.replaceAll(/[^\d.]/g, ""));

test.each(measured.sets)("the page's figures of $name are those that were measured", (set) => {
  const level = lines.find(([name]) => name === `${set.name} (${set.priced})`) ?? [];
  const asItComes = lines.find(([name]) => name === set.name) ?? [];

  expect(level.slice(1).map(figure)).toEqual([
    set.rows,
    set.answeredPercent,
    set.medianErrorPercent,
    set.within20Percent,
    figure(level[5]),
    set.holdsPercent,
    set.highOverLow,
  ]);
  expect([1, 2, 4].map((at) => figure(asItComes[at]))).toEqual([
    set.bias,
    set.medianErrorAsItComesPercent,
    set.within50AsItComesPercent,
  ]);
});

test("the vehicles' figures are those that were measured, with the oldest cars", () => {
  const { vehicles } = measured;
  const all = lines.find(([name, count]) => name === "all" && figure(count) === vehicles.answered);
  const oldest = lines.find(([name]) => name === vehicles.oldest.name);

  expect(text).toContain(`Answered as vehicles: ${vehicles.answered} of ${vehicles.rows}`);
  expect(all?.slice(2, 6).map(figure)).toEqual([
    vehicles.medianErrorPercent,
    vehicles.within20Percent,
    vehicles.holdsPercent,
    vehicles.highOverLow,
  ]);
  expect(oldest?.slice(1, 5).map(figure)).toEqual([
    vehicles.oldest.count,
    vehicles.oldest.medianErrorPercent,
    figure(oldest?.[3]),
    vehicles.oldest.holdsPercent,
  ]);
});

test("so are those of the labelled titles, with the held-out ones", () => {
  const { titles } = measured;
  const answered = lines.find(([name]) => name === "answered");
  const farOff = lines.find(([name]) => name?.startsWith("off by ×2.5"));

  expect(text).toContain(`about ${titles.titles.toLocaleString("en-US")} titles of our own`);
  expect(answered?.at(-2)).toBe(`${titles.answeredPercent} %`);
  expect(farOff?.slice(-2).map((cell) => cell.split(" ")[0])).toEqual([
    String(titles.farOffPercent),
    String(titles.heldOutFarOffPercent),
  ]);
});

test("the misses stand on the page, and parts of a set are no rows of their own", () => {
  expect(accuracyMisses.length).toBeGreaterThanOrEqual(6);
  expect(accuracyRows.map(({ name }) => name)).not.toContain("… as of today");
  expect(accuracyRows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Denim", "Cars and trucks", "Gumtree"]),
  );
});
