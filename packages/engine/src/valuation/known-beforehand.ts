import type { IdentifiedItem } from "../identification/identification.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import type { Evidence } from "./evidence.ts";
import { guideEvidence } from "./sources/guide-evidence.ts";
import { severalEvidence, valueEach } from "./sources/several-evidence.ts";
import { partEvidence } from "./sources/part-evidence.ts";
import { priorEvidence } from "./sources/prior-evidence.ts";
import { vehicleEvidence } from "./sources/vehicle-evidence.ts";

export type KnownQuestion = {
  item: IdentifiedItem;
  /** null when the listing does not say. */
  grade: ConditionGrade | null;
  /** ISO date as of which the thing is valued. */
  asOf: string;
};

/** What the product says of a thing before it has seen any sale of it. */
export function knownBeforehand({ item, grade, asOf }: KnownQuestion): Evidence {
  const { entry, vehicle, items = [] } = item;
  if (vehicle) return vehicleEvidence(vehicle, asOf);
  const [first, ...more] = valueEach({ items, grade, asOf });
  if (first?.item.entry && more.length > 0)
    return severalEvidence([first, ...more], first.item.entry);
  if (item.partOf) return partEvidence(item, item.partOf, grade);
  if (entry === null) return priorEvidence(item, grade);
  return guideEvidence({ item, entry, section: entry, grade, asOf });
}
