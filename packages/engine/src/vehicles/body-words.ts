/** The vehicle guide's lists of words for bodies, a pickup truck's before a van's. */
export const bodyWords = [
  "bodyTruck",
  "bodyVan",
  "bodySuv",
  "bodyWagon",
  "bodyCoupe",
  "bodySedan",
  "bodyBike",
] as const;
export type BodyWord = (typeof bodyWords)[number];
