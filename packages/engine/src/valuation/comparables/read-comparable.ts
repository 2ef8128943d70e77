import { identify } from "../../identification/identify.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import { readAttributes } from "../../reading/fields/attributes.ts";
import { readCondition } from "../../reading/fields/read-condition.ts";
import type { ComparableSale } from "../evidence.ts";

export type ReadComparable = {
  comparable: ComparableSale;
  found: IdentifiedItem | null;
  grade: ConditionGrade | null;
};

/** The same reader that named our item names the comparable, so like is held against like. */
export function readComparable(comparable: ComparableSale): ReadComparable {
  const { title, attributes = {} } = comparable;
  const condition = readCondition(comparable.condition, title);
  const found = identify({
    title,
    condition,
    description: null,
    category: null,
    location: null,
    isSold: false,
    attributes: readAttributes(attributes),
  });
  const item = found.kind === "item" ? found : null;
  return {
    comparable,
    found: item,
    grade: item?.isForParts ? "parts" : (condition?.grade ?? null),
  };
}
