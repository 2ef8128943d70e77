import type { PartKind } from "./fault.ts";
import { firstMeant, type Said } from "./first-meant.ts";
import { partKinds } from "./part-kinds.ts";

/** These say that something should be there and is not. */
const surelyMissing = String.raw`missing|lost|misplaced|lacks|lacking|needs? (?:a )?(?:new|replacement)`;
/** These are also said of what nobody expects: "no drawers" of a table. */
const absent = String.raw`no|w\/o|without|minus|(?:does|do|did)(?: not|n['’]?t) (?:come with|include|have)|not includ(?:ing|ed)`;
const article = String.raw`(?: (?:the|its|a|an|any|it['’]s|of|original|factory|oem))*`;
const behind = String.raw`(?: (?:is|are|was|has been|have been))?(?: (?:missing|lost|gone|not (?:included|there|with it|present))| n\/a)`;
const notNeeded =
  /^(?:['’]s)? ?(?:needed|necessary|required|problems?|issues?|damage|function|cover|door|compartment|light|holder|drift|scratches|life|wear|work|lock)\b|^\)?[:\t ]*\(?(?:approx|w ?x|wx|\d|dimension)/;
const worksWithout =
  /\b(?:works?|used?|runs?|operates?|plays?|played|even|fine|usable|available) $/;

type Pattern = { part: PartKind; pattern: RegExp };

const patterns: readonly Pattern[] = partKinds.map((part) => {
  const lead = part.isOptional ? surelyMissing : `${surelyMissing}|${absent}`;
  return {
    part,
    pattern: new RegExp(
      String.raw`\b(?:(?:${lead})${article} (?:${part.nouns})|(?:${part.nouns})${behind})(?![a-z])`,
      "g",
    ),
  };
});

/** The parts that a listing's words say are not there; `text` is in lower case. */
export function findMissingParts(text: string) {
  const isNotMissed = ({ start, end }: Said) =>
    notNeeded.test(text.slice(end)) || worksWithout.test(text.slice(0, start));
  return patterns.flatMap(({ part, pattern }) => {
    const said = firstMeant(text, pattern, isNotMissed);
    if (said === null) return [];
    const name = `no ${part.name}`;
    const kind = `missing_${part.name.replaceAll(" ", "_")}`;
    return [{ kind, name, ...said, taking: part, isWear: false, nouns: part.nouns }];
  });
}
