import { expect, test } from "vitest";
import { identify } from "../identification/identify.ts";
import { listingOf } from "../valuation/testing/items.ts";
import { labelledLines } from "../testing/labelled-lines.ts";

type Labelled = { title: string; isVehicle: boolean; name: string | null };

const files = import.meta.glob<string>("../../golden/labelled-vehicles.jsonl", {
  eager: true,
  import: "default",
  query: "?raw",
});
const labelled = labelledLines<Labelled>(files);

function vehicleIn(title: string): string | null {
  const item = identify(listingOf({ title }), "2026-11-22");
  if (item.kind !== "item" || item.vehicle === undefined) return null;
  const { found } = item.vehicle;
  return `${found.make} ${item.model}`.trim();
}

test("at most one vehicle in a hundred is taken for something else", () => {
  const vehicles = labelled.filter(({ isVehicle }) => isVehicle);
  const missed = vehicles.filter(({ title }) => vehicleIn(title) === null);

  expect(labelled.length).toBeGreaterThan(400);
  const titles = missed.map(({ title }) => title);
  expect(missed.length / vehicles.length, titles.join("\n")).toBeLessThanOrEqual(0.01);
});

test("at most one part, toy or other thing in a hundred is taken for a vehicle", () => {
  const others = labelled.filter(({ isVehicle }) => !isVehicle);
  const taken = others.filter(({ title }) => vehicleIn(title) !== null);

  const titles = taken.map(({ title }) => title);
  expect(taken.length / others.length, titles.join("\n")).toBeLessThanOrEqual(0.01);
});

test("fewer than one in twenty vehicles gets another's name", () => {
  const named = labelled.filter(({ name }) => name !== null);
  const other = named.filter(({ title, name }) => vehicleIn(title) !== name);

  expect(other.length / named.length).toBeLessThan(0.05);
});
