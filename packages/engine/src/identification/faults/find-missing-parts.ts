import { expressionOf } from "@flipworth/guide/phrases";
import { oncePerGuide } from "../../price-guide/guide.ts";
import { anyPhraseOf, searchedInGroups } from "../../price-guide/phrases.ts";
import { firstMeant, type Said } from "./first-meant.ts";

const partsMissedIn = oncePerGuide(({ missingParts, phrases }) => {
  const { parts, surelyMissing, perhapsMissing } = phrases;
  return searchedInGroups(missingParts, (some) => {
    const nouns = some.flatMap((part) => part.nouns);
    const said = some.every(({ isOptional }) => isOptional) ? [] : perhapsMissing;
    return expressionOf([...surelyMissing, ...said], { ...parts, part: `(${nouns.join(" | ")})` });
  });
});

/** "No battery cover", "no battery needed", and "base (12 x 9)", which is measured. */
const notMissed = anyPhraseOf(
  "notMissed",
  (some) => String.raw`^(?:['’]s)? ?${some}|^\)?[:\t ]*\(?(?:approx|w ?x|wx|\d|dimension)`,
);
const worksWithout = anyPhraseOf("worksWithout", (some) => `${some} $`);

/** The parts that a listing's words say are not there; `text` is in lower case. */
export function findMissingParts(text: string) {
  const isNotMissed = ({ start, end }: Said) =>
    notMissed().test(text.slice(end)) || worksWithout().test(text.slice(0, start));
  return partsMissedIn()(text).flatMap(({ kind: part, pattern }) => {
    const said = firstMeant(text, pattern, isNotMissed);
    if (said === null) return [];
    const name = `no ${part.name}`;
    const kind = `missing_${part.name.replaceAll(" ", "_")}`;
    return [
      { kind, name, ...said, taking: part, isWear: false, isGeneral: false, nouns: part.nouns },
    ];
  });
}
