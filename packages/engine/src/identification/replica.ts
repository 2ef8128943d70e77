import { isWord } from "../price-guide/guide.ts";
/** Of Margiela "Replica" is a line of shoes, clothes and scents. */
const replicaWords =
  /\b(?:(?<!margiela.{0,20})replicas?|knock ?-?offs?|fakes?|faux (?=[A-Z])|counterfeit|dupes?|look[- ]?alikes?|reproductions?|repros?|imitation|inspired(?: by)?|clone|copy of|copies of|unbranded(?! (?:brand|denim|ub))|not (?:authentic|genuine|original|real)|aaa quality|1:1)\b/i;

/** The words by which a seller says the thing only looks like the brand's; null when none. */
export function findReplicaWords(title: string, description: string): string | null {
  const inDescription =
    /\b(?:(?:this is|it['’]?s|is) (?:a )?(?:replica|reproduction|knock ?off|fake|imitation|copy)|not (?:authentic|genuine))\b/i;
  return replicaWords.exec(title)?.[0] ?? inDescription.exec(description)?.[0] ?? null;
}

/** "Tiffany style lamp": the word behind a name that says it is not the brand's own. */
export const isLikenessWord = (key: string) => isWord("likenessWords", key);

/** "Oak effect", "leather look", "cherry finish" as well: only the surface is like it. */
export const isSurfaceWord = (key: string) => isLikenessWord(key) || isWord("surfaceWords", key);
