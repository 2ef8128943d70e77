import type { Category } from "../../category.ts";
import { guideInUse } from "../../price-guide/guide.ts";

/** Whether a seller may list a thing of one category under the other; unknown ones are near all. */
export function areNear(one: Category, other: Category | null): boolean {
  if (other === null || one === other) return true;
  const { categories } = guideInUse();
  const others = categories[other].soldAmong;
  return categories[one].soldAmong.some((group) => others.includes(group));
}
