import { identify } from "../../identification/identify.ts";
import { factsOf } from "../../valuation/testing/items.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";

export const altima = "2008 Nissan Altima 2.5 S, 125,000 miles, clean title, runs and drives";

export function vehicleOf(title: string): RecognizedVehicle {
  const item = identify(factsOf({ title, condition: null }));
  if (item.kind !== "item" || !item.vehicle) throw new Error(`${title} is no vehicle`);
  return item.vehicle;
}

/** The same with other facts than its words tell. */
export const withFacts = (facts: Partial<RecognizedVehicle["facts"]>, title = altima) => {
  const vehicle = vehicleOf(title);
  return { ...vehicle, facts: { ...vehicle.facts, ...facts } };
};
