import { engine } from "./ask-when-built.ts";

type Recall = ReturnType<typeof engine.restrictedIn>[number];

/** The recall, ban or rule of the marketplaces that a listing with this title falls under. */
export function findRecall(title: string): Recall | undefined {
  return engine.restrictedIn({ title, description: null })[0];
}
