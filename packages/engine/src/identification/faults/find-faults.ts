import type { Category } from "../../category.ts";
import { expressionOf } from "@flipworth/guide/phrases";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { guideInUse, oncePerGuide } from "../../price-guide/guide.ts";
import { anyPhraseOf, searchedInGroups } from "../../price-guide/phrases.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { type Family, familiesOf } from "./families.ts";
import type { NamedFault, Taking } from "./fault.ts";
import { findMissingParts } from "./find-missing-parts.ts";
import { firstMeant, type Said } from "./first-meant.ts";

/** Further down sellers write about delivery, other listings and themselves. */
const readLimit = 1_800;

export type FaultQuestion = {
  title: string;
  description: string;
  category: Category | null;
  entry: GuideEntry | null;
  condition: PriceBlindFacts["condition"];
};

type Told = Said & {
  kind: string;
  name: string;
  taking: Taking;
  isWear: boolean;
  /** Any other fault that its words tell goes before it. */
  isGeneral: boolean;
  nouns?: readonly string[];
};

/** Every fault and every missing part that a listing tells of, each once, in its own words. */
export function findFaults(question: FaultQuestion): readonly NamedFault[] {
  const { title, description, category, entry, condition } = question;
  const text = `${title}\n${description}`.toLowerCase().slice(0, readLimit);
  const families = familiesOf(title, category);
  const told = [...faultsIn(text), ...findMissingParts(text)]
    .filter(({ isGeneral, end }) => !isGeneral || end <= title.length)
    .toSorted((a, b) => Number(a.isGeneral) - Number(b.isGeneral))
    .map((one) => ({ ...one, takes: takenOf(one, families) }))
    .filter((one) => one.takes > 0 && !isPricedByEntry(one, entry));
  return told.filter(isFirstSaid).map(({ kind, name, words, takes, isWear }) => {
    return { kind, name, words, takes, isInGrade: isWear || isSaidByGrade(words, condition) };
  });
}

/** The same words tell one fault: "back glass cracked" is no second crack. */
function isFirstSaid({ start, end }: Said, at: number, all: readonly Said[]): boolean {
  return !all.slice(0, at).some((other) => other.start < end && start < other.end);
}

const faultsToldIn = oncePerGuide(({ faults, phrases: { parts } }) =>
  searchedInGroups(faults, (some) =>
    expressionOf(
      some.flatMap(({ phrases }) => phrases),
      parts,
    ),
  ),
);

function faultsIn(text: string): readonly Told[] {
  return faultsToldIn()(text).flatMap(({ kind: fault, pattern }) => {
    const said = firstMeant(text, pattern);
    if (said === null) return [];
    const { kind, name, isWear = false, isGeneral = false } = fault;
    return [{ kind, name, isWear, isGeneral, taking: fault, ...said }];
  });
}

/** Of the families the narrowest that has a share of its own; 0 where the fault is none of such things. */
function takenOf({ taking, words, isWear }: Told, families: readonly Family[]): number {
  const { share, of = {}, only } = taking;
  if (only !== undefined && !families.some((family) => only.includes(family))) return 0;
  const whole = families.map((family) => of[family]).find((own) => own !== undefined) ?? share;
  return isWear && saysSmall().test(words) ? whole * shareOfSmall : whole;
}

/** "A small tear", "hairline crack": half of what the fault takes otherwise. */
const saysSmall = anyPhraseOf("smallFault");
const shareOfSmall = 0.5;

/** Where "with battery" and "bare tool" are variants, the entry prices both ways already. */
function isPricedByEntry({ nouns }: Told, entry: GuideEntry | null): boolean {
  if (nouns === undefined) return false;
  const part = new RegExp(expressionOf(nouns, guideInUse().phrases.parts));
  return (entry?.variants ?? []).some(({ phrases }) => phrases.some((phrase) => part.test(phrase)));
}

/** The grade was read from these very words: "missing lid" made it "poor". */
function isSaidByGrade(words: string, condition: PriceBlindFacts["condition"]): boolean {
  const said = (condition?.words ?? "").toLowerCase().split(", ");
  return said.some((one) => one.length > 2 && (words.includes(one) || one.includes(words)));
}

/** The text with the words of its faults blanked out, for those who look for a whole that is broken. */
export function withoutFaults(text: string, faults: readonly NamedFault[]): string {
  return faults.reduce((left, { words }) => {
    const at = left.toLowerCase().indexOf(words);
    return at === -1 ? left : `${left.slice(0, at)} ${left.slice(at + words.length)}`;
  }, text);
}
