import { engine } from "./ask-when-built.ts";

type Recall = ReturnType<typeof engine.restrictedIn>[number];

/** The recall, ban or rule of the marketplaces that a listing with this title falls under. */
export function findRecall(title: string): Recall | undefined {
  return recallsOf([title])[0];
}

/** Those of any of the titles, each once. */
export function recallsOf(titles: readonly string[]): readonly Recall[] {
  return [...new Set(titles.flatMap((title) => engine.restrictedIn({ title, description: null })))];
}
