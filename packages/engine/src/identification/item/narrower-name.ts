import { specificities } from "../../price-guide/entry.ts";
import type { IdentifiedItem } from "../identification.ts";

/** A narrower entry, or a maker. */
export function saysMore(meant: IdentifiedItem, item: IdentifiedItem): boolean {
  if (meant.isAccessory !== item.isAccessory) return meant.isAccessory;
  const narrowness = (one: IdentifiedItem) =>
    one.entry === null ? 0 : 3 - specificities.indexOf(one.entry.specificity);
  const more = narrowness(meant) - narrowness(item);
  return more > 0 || (more === 0 && meant.brand !== null && item.brand === null);
}
