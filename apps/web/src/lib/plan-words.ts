import type { SayOf } from "@flipworth/words";
import { planCards } from "../words/english/site/plans.ts";

type Message = keyof (typeof planCards)["english"];

const ids = new Map(
  Object.entries(planCards.english).map(([id, english]) => [english, id as Message]),
);

/** What a plan offers, in the language of `say`; a server's own words about its plans stay as they are. */
export function offerInWords(words: string, say: SayOf<typeof planCards>): string {
  const id = ids.get(words);
  return id === undefined ? words : say(id);
}
