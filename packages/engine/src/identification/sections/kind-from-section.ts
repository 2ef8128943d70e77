import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { Category } from "../../category.ts";
import { oncePerGuide } from "../../price-guide/guide.ts";
import { anyOfWords } from "../../price-guide/phrases.ts";
import { tokenize } from "../../price-guide/tokens.ts";
import { chooseEntry } from "../names/choose-entry.ts";
import { findCategory } from "./find-category.ts";
import { sectionParts } from "./section-parts.ts";

type SectionWords = { sellers: ReadonlySet<string>; restBegins: RegExp; restHas: RegExp };

const sectionWords = oncePerGuide(({ vocabulary: { sections } }): SectionWords => ({
  sellers: new Set(sections.sellers.split(", ")),
  restBegins: new RegExp(`^(?:${anyOfWords(sections.restBegins).source})`, "i"),
  restHas: new RegExp(`(?:${anyOfWords(sections.restHas).source})$`, "i"),
}));

/**
 * The kind of thing that the marketplace's own section names: "Appliances / Fridge Freezers",
 * "Casual Dress", "bicycles/enduro". Its narrowest part first, then together with the widest; null
 * where a section only names a category, as most do, or several kinds: "Dining Tables & Chairs".
 */
export function kindFromSection(words: string | null, section: Category | null): AliasMatch | null {
  const { sellers, restBegins, restHas } = sectionWords();
  const parts = sectionParts(words ?? "")
    .map((part) => part.trim())
    .filter((part) => !sellers.has(part.toLowerCase()));
  const [widest = "", narrowest = widest] = [parts[0], parts.at(-1)];
  const tellsNoKind = restBegins.test(narrowest) || restHas.test(narrowest);
  if (tellsNoKind || namesSeveral(narrowest, section)) return null;
  // "Books" holds single books: one word in the plural is read in the singular first.
  const single = /^[a-z]{3,}s$/i.test(narrowest) ? [narrowest.slice(0, -1)] : [];
  for (const phrase of [...single, narrowest, `${narrowest} ${widest}`]) {
    const match = kindNamedBy(phrase, section);
    // What only the widest part names is not what this section holds: "Software / Computers".
    if (match !== null) return match.start < tokenize(narrowest).length ? match : null;
  }
  return null;
}

/** "Dining Tables & Chairs", "Storage & Filing Cabinets": each part is a kind of its own, known or not. */
function namesSeveral(words: string, section: Category | null): boolean {
  const parts = words.split(/,|&|\band\b/).map((part) => part.trim().toLowerCase());
  // "Games & Board Games" are board games.
  const own = parts.filter((part) => !parts.some((other) => other.endsWith(` ${part}`)));
  const kinds = own.map(
    (part) => kindNamedBy(part, section)?.entry.id ?? findCategory(tokenize(part))?.words ?? part,
  );
  return new Set(kinds).size > 1;
}

function kindNamedBy(phrase: string, section: Category | null): AliasMatch | null {
  const { best, all } = chooseEntry(tokenize(phrase), section);
  if (best?.entry.specificity !== "type") return null;
  return all.every(({ entry }) => entry.id === best.entry.id) ? best : null;
}
