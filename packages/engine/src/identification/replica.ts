import { isWord } from "../price-guide/guide.ts";
import { anyPhraseOf } from "../price-guide/phrases.ts";

const copies = anyPhraseOf("copies");
const describedCopies = anyPhraseOf("describedCopies");

/** The words by which a seller says the thing only looks like the brand's; null when none. */
export function findReplicaWords(title: string, description: string): string | null {
  return copies().exec(title)?.[0] ?? describedCopies().exec(description)?.[0] ?? null;
}

/** "Tiffany style lamp": the word behind a name that says it is not the brand's own. */
export const isLikenessWord = (key: string) => isWord("likenessWords", key);

/** "Oak effect", "leather look", "cherry finish" as well: only the surface is like it. */
export const isSurfaceWord = (key: string) => isLikenessWord(key) || isWord("surfaceWords", key);
