import type { Category } from "../category.ts";

/** Categories among which sellers choose freely for one and the same thing. */
const groups: readonly (readonly Category[])[] = [
  [
    "furniture",
    "home-decor",
    "antiques",
    "art",
    "office",
    "garden",
    "baby-items",
    "crafts",
    "appliances",
  ],
  ["electronics", "office", "musical-instruments", "appliances", "toys", "collectibles", "books"],
  ["sporting-goods", "camping", "toys", "vehicles", "clothing", "garden"],
  ["tools", "garden", "appliances", "crafts"],
  ["tools", "vehicles"],
  ["collectibles", "antiques", "art", "toys", "books", "jewelry", "home-decor"],
  ["clothing", "jewelry", "beauty", "baby-items"],
  ["toys", "baby-items", "books", "crafts"],
];

/** Whether a seller may list a thing of one category under the other; unknown ones are near all. */
export function areNear(one: Category, other: Category | null): boolean {
  return (
    other === null ||
    one === other ||
    groups.some((group) => group.includes(one) && group.includes(other))
  );
}
