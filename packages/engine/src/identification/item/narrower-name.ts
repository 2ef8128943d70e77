import { specificities } from "../../price-guide/entry.ts";
import type { IdentifiedItem } from "../identification.ts";

/** A narrower entry, or a maker. */
export function saysMore(meant: IdentifiedItem, item: IdentifiedItem): boolean {
  // "Radley leather bag" is no bag for a Ridley: a kind that is named as it is written stays.
  if (meant.isAccessory !== item.isAccessory)
    return meant.isAccessory && (item.entry === null || meant.confidence >= item.confidence);
  const narrowness = (one: IdentifiedItem) =>
    one.entry === null ? 0 : 3 - specificities.indexOf(one.entry.specificity);
  const more = narrowness(meant) - narrowness(item);
  return more > 0 || (more === 0 && meant.brand !== null && item.brand === null);
}
