import type { AliasMatch } from "../price-guide/alias-index.ts";
import type { Category } from "../category.ts";
import { tokenize } from "../price-guide/tokens.ts";
import { chooseEntry } from "./choose-entry.ts";

/**
 * The kind of thing that the marketplace's own section names: "Appliances / Fridge Freezers",
 * "Casual Dress", "bicycles/enduro". Its narrowest part first, then together with the widest; null
 * where a section only names a category, as most do.
 */
export function kindFromSection(words: string | null, section: Category | null): AliasMatch | null {
  const parts = (words ?? "").split(/[/>›]/).map((part) => part.trim());
  const [widest = ""] = parts;
  const named = parts
    .toReversed()
    .flatMap((part) => (part === widest ? [part] : [part, `${part} ${widest}`]));
  for (const phrase of named) {
    const match = chooseEntry(tokenize(phrase), section).best;
    if (match?.entry.specificity === "type") return match;
  }
  return null;
}
