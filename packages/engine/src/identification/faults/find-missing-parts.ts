import { expressionOf } from "@flipworth/guide/phrases";
import { oncePerGuide } from "../../price-guide/guide.ts";
import { anyPhraseOf } from "../../price-guide/phrases.ts";
import { firstMeant, type Said } from "./first-meant.ts";

const patterns = oncePerGuide(({ missingParts, phrases }) => {
  const { parts, surelyMissing, perhapsMissing } = phrases;
  const always = [...surelyMissing, ...perhapsMissing];
  const saidOf = (said: readonly string[], nouns: readonly string[]) =>
    expressionOf(said, { ...parts, part: `(${nouns.join(" | ")})` });
  return {
    any: new RegExp(
      saidOf(
        always,
        missingParts.flatMap(({ nouns }) => nouns),
      ),
    ),
    each: missingParts.map((part) => ({
      part,
      nouns: new RegExp(expressionOf(part.nouns, parts)),
      pattern: new RegExp(saidOf(part.isOptional ? surelyMissing : always, part.nouns), "g"),
    })),
  };
});

/** "No battery cover", "no battery needed", and "base (12 x 9)", which is measured. */
const notMissed = anyPhraseOf(
  "notMissed",
  (some) => String.raw`^(?:['’]s)? ?${some}|^\)?[:\t ]*\(?(?:approx|w ?x|wx|\d|dimension)`,
);
const worksWithout = anyPhraseOf("worksWithout", (some) => `${some} $`);

/** The parts that a listing's words say are not there; `text` is in lower case. */
export function findMissingParts(text: string) {
  const { any, each } = patterns();
  if (!any.test(text)) return [];
  const isNotMissed = ({ start, end }: Said) =>
    notMissed().test(text.slice(end)) || worksWithout().test(text.slice(0, start));
  return each.flatMap(({ part, nouns, pattern }) => {
    const said = firstMeant(text, pattern, isNotMissed);
    if (said === null) return [];
    const name = `no ${part.name}`;
    const kind = `missing_${part.name.replaceAll(" ", "_")}`;
    return [{ kind, name, ...said, taking: part, isWear: false, nouns }];
  });
}
