import { askWhenBuilt, type BuiltEntry, entryOf } from "./pages/ask-when-built.ts";

/** The label of a marketplace for what the guide's prices are meant for. */
export const usualCondition = "Used - Good";

const titles = new Map<string, string>();

/**
 * A title as a seller writes it, which the analyzer takes for this entry and for no variant of it:
 * a page shows what the analyzer answers to it. Throws where there is none, since a page may show no price
 * that the analyzer would not give.
 */
export function listingTitleOf(entryId: string): string {
  const known = titles.get(entryId);
  if (known !== undefined) return known;
  const found = candidates(entryOf(entryId)).find((title) => isTakenFor(title, entryId));
  if (found === undefined) throw new Error(`no listing title is answered as ${entryId}`);
  titles.set(entryId, found);
  return found;
}

/** "Apple iPhone 13", "Table saw", "iKamper tent", and "Nintendo 64" rather than its maker twice. */
export function nameOfEntry({ brand, model }: Pick<BuiltEntry, "brand" | "model">): string {
  const isNamed = brand === null || model.toLowerCase().startsWith(brand.toLowerCase());
  const name = isNamed ? model : `${brand} ${model}`;
  return /^[a-z][A-Z]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

function candidates(entry: BuiltEntry): string[] {
  const { brand, aliases } = entry;
  const name = nameOfEntry(entry);
  const isOneMaker = brand !== null && !/ or |\//.test(brand);
  const byMaker = isOneMaker
    ? aliases.map((alias) =>
        alias.includes(brand.toLowerCase()) ? alias : `${brand.toLowerCase()} ${alias}`,
      )
    : [];
  return [name, name.replace(/ \(.*\)/, ""), ...byMaker, ...aliases];
}

function isTakenFor(title: string, entryId: string): boolean {
  const { identification, evaluation } = askWhenBuilt({
    fields: { title, price: null, condition: usualCondition },
  }).details.analysisStages;
  return (
    identification.kind === "item" &&
    identification.entryId === entryId &&
    identification.variant === null &&
    identification.quantity === 1 &&
    evaluation.median !== undefined
  );
}
