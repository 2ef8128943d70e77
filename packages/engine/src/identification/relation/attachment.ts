import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { type Token, tokenize } from "../../price-guide/tokens.ts";
import type { Choice } from "../names/choose-entry.ts";
import { namesThings } from "../names/bare-name.ts";
import { areNear } from "../sections/near-categories.ts";
import { findCategory } from "../sections/find-category.ts";
import { isPartOfGame } from "../names/game-title.ts";
import type { Words } from "../read-words.ts";
import { type FoundNoun, nounAt } from "./lexicon-index.ts";
import { findRelation, type Relation, sureEnough } from "./relation.ts";
import { soldAlone } from "./sold-alone.ts";
import type { Attachment } from "./attachment-found.ts";

export function findAttachment(
  { titleTokens: tokens }: Words,
  choice: Choice,
  section: string | null,
): Attachment | null {
  const { best, titleEnd } = choice;
  const things = thingsOf(choice);
  const relations = things
    .map((match) => findRelation(tokens, match, namesThings(section) ? ["amongThings"] : []))
    .filter((found) => found !== null)
    .filter(
      (found) =>
        tokens[found.end]?.key === "only" ||
        !isPartOfGame(tokens[found.start]?.raw ?? "", found.match.entry),
    );
  const [likely] = relations.toSorted((a, b) => b.probability - a.probability);
  if (likely !== undefined && likely.probability > sureEnough) {
    const { match, noun, start, end, probability } = likely;
    return { match, noun: { noun, start, end }, own: ownEntry(choice, likely), probability };
  }
  const thing = best ?? things[0] ?? null;
  const purpose = best === null && titleEnd.kind === "for" && thing !== null;
  if (purpose) {
    const noun = nounBefore(tokens, titleEnd.at, thing);
    if (noun !== null) return { match: thing, noun, own: null, probability: 0.9 };
    // "Speaker for iPhone" is a speaker; "clear thing for iPhone" can only be an accessory.
    if (findCategory(tokens) === undefined)
      return { match: thing, noun: null, own: null, probability: 0.75 };
  }
  return soldAlone(tokens, thing) ?? soldAmongAccessories(best, section);
}

/** "MacBook 13" in the section "Cases & Covers" is something for it; the title does not say what. */
function soldAmongAccessories(best: AliasMatch | null, section: string | null): Attachment | null {
  if (best === null || best.entry.brand === null || best.entry.specificity === "type") return null;
  const narrowest = tokenize(section?.split(/[/>›]/).at(-1) ?? "");
  const noun = nounAt(narrowest, 0, best.entry)?.noun;
  const isOfAccessories = noun?.role === "accessory" && noun.reachesFar;
  return isOfAccessories ? { match: best, noun: null, own: null, probability: 0.7 } : null;
}

/** "Drum throne" behind "Pearl": what the guide has a price of needs none from the lexicon. */
function ownEntry({ all }: Choice, { match, noun, start, end }: Relation): AliasMatch | null {
  if (noun.entry !== null) return null;
  const named = all.filter(
    (other) =>
      other.entry.id !== match.entry.id &&
      other.start <= start &&
      other.end >= end &&
      other.start >= match.end &&
      areNear(other.entry.category, match.entry.category),
  );
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function thingsOf({ best, all, ruledOut, titleEnd }: Choice): readonly AliasMatch[] {
  if (best === null) return [...all, ...ruledOut];
  return all
    .filter((match) => match.entry.id === best.entry.id && match.end <= titleEnd.at)
    .concat(best);
}

/** The noun in front of "for", "fits" and "compatible with". */
function nounBefore(
  tokens: readonly Token[],
  end: number,
  { entry }: AliasMatch,
): FoundNoun | null {
  for (let start = end - 1; start >= 0; start -= 1) {
    const noun = nounAt(tokens, start, entry);
    const isLonger = start > 0 ? nounAt(tokens, start - 1, entry) : null;
    if (isLonger !== null && isLonger.end > start + 1) return isLonger;
    if (noun !== null) return noun;
  }
  return null;
}
