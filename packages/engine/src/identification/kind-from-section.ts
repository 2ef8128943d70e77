import type { AliasMatch } from "../price-guide/alias-index.ts";
import type { Category } from "../category.ts";
import { tokenize } from "../price-guide/tokens.ts";
import { chooseEntry } from "./choose-entry.ts";

/** Says who sells, not what: "Sofas / Private". */
const sellerKind = /^(?:private|business|trade)$/i;
const restOfSection = /^(?:other|general|misc\w*)$/i;

/**
 * The kind of thing that the marketplace's own section names: "Appliances / Fridge Freezers",
 * "Casual Dress", "bicycles/enduro". Its narrowest part first, then together with the widest; null
 * where a section only names a category, as most do, or several kinds: "Sofas, Armchairs & Suites".
 */
export function kindFromSection(words: string | null, section: Category | null): AliasMatch | null {
  const parts = (words ?? "")
    .split(/[/>›]/)
    .map((part) => part.trim())
    .filter((part) => !sellerKind.test(part));
  const [widest = "", narrowest = widest] = [parts[0], parts.at(-1)];
  if (restOfSection.test(narrowest)) return null;
  // "Books" holds single books: one word in the plural is read in the singular first.
  const single = /^[a-z]{3,}s$/i.test(narrowest) ? [narrowest.slice(0, -1)] : [];
  for (const phrase of [...single, narrowest, `${narrowest} ${widest}`]) {
    const match = kindNamedBy(phrase, section);
    if (match !== null) return match;
  }
  return null;
}

function kindNamedBy(phrase: string, section: Category | null): AliasMatch | null {
  const { best, all } = chooseEntry(tokenize(phrase), section);
  if (best?.entry.specificity !== "type") return null;
  return all.every(({ entry }) => entry.id === best.entry.id) ? best : null;
}
