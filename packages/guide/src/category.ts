import facts from "../data/categories.json" with { type: "json" };

/** The categories of the product: whatever `data/categories.json` lists. */
export type Category = keyof typeof facts;

/** In the order the site lists them. */
// Safe because the type is made of this very file's keys.
export const categories = Object.keys(facts) as readonly Category[];
