import type { Engine, GuideEntry, IdentityOfSale, SaleTitle } from "@flipworth/engine";

/** An entry of the price guide, as far as a page for it shows it. Dollars. */
export type EntryFacts = {
  entryId: string;
  name: string;
  category: string;
  /** null where makers do not tell such things apart. */
  maker: string | null;
  usedMedianUsd: number;
  /** Standard deviation of ln of single sales. */
  scatter: number;
  asOf: string;
};

/** The price guide with its reader, which live in the engine's threads. */
export interface GuideReader {
  /** What each of the sales is a sale of, in the same order. */
  identifySales(sales: readonly SaleTitle[]): Promise<readonly IdentityOfSale[]>;
  /** Those of the entries that the guide has. */
  findEntries(ids: readonly string[]): Promise<readonly EntryFacts[]>;
  /** The entries of a category; none for a category that the guide doesn't have. */
  entriesOf(category: string): Promise<readonly EntryFacts[]>;
}

export function identifySales(engine: Engine, sales: readonly SaleTitle[]): IdentityOfSale[] {
  return sales.map((sale) => engine.identityOfSale(sale));
}

export function findEntries(engine: Engine, ids: readonly string[]): EntryFacts[] {
  const asked = new Set(ids);
  return engine.guide.entries.filter(({ id }) => asked.has(id)).map(factsOf);
}

export function entriesOf(engine: Engine, category: string): EntryFacts[] {
  return engine.guide.entries.filter((entry) => entry.category === category).map(factsOf);
}

function factsOf({ id, brand, model, category, usedMedianUsd, scatter, asOf }: GuideEntry) {
  return {
    entryId: id,
    name: nameOf(brand, model),
    category,
    maker: makerOf(brand),
    usedMedianUsd,
    scatter,
    asOf,
  };
}

/** The first of several makers: "Black+Decker/Stanley" → "Black+Decker". */
const makerOf = (brand: string | null) => brand?.split("/")[0] ?? null;

/** "Apple iPhone 13", "Table saw", and "Nintendo 64" rather than its maker twice. */
function nameOf(brand: string | null, model: string): string {
  const maker = makerOf(brand) ?? "";
  const isNamed = model.toLowerCase().startsWith(maker.toLowerCase());
  const name = isNamed ? model : `${maker} ${model}`;
  return /^[a-z][A-Z]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
