/** The facts of a listing that say where they were read, in the order in which a person reads it. */
export const factNames = [
  "title",
  "price",
  "condition",
  "description",
  "category",
  "location",
  "seller",
] as const;
export type FactName = (typeof factNames)[number];
