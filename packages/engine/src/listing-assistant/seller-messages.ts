import type { Voice } from "@flipworth/words";
import { messageWords } from "../words/english/listing-assistant.ts";
import { questionWords } from "../words/english/questions.ts";
import { spoken, withVoice } from "../words/voice-in-use.ts";

const say = spoken(messageWords);
const sayQuestion = spoken(questionWords);

export type Buying = {
  title: string;
  /** What to offer first, in the seller's currency; null where nothing was computed. */
  openingOffer: string | null;
  /** What moves the value most, the first one first. */
  questions: readonly string[];
};

/** What to ask of a thing that nothing is known of. */
export const usualQuestions = (voice?: Voice): string[] =>
  withVoice(voice, () => [sayQuestion("works"), sayQuestion("reason")]);

export type SellerMessage = { name: string; text: string };

/** To edit and copy while buying; nothing is ever sent from here. */
export const sellerMessages = (buying: Buying, voice?: Voice): SellerMessage[] =>
  withVoice(voice, () => messagesFor(buying));

function messagesFor({ title, openingOffer, questions }: Buying): SellerMessage[] {
  const thing = title.length > 60 ? `${title.slice(0, 57).trimEnd()}…` : title;
  const asked = questions.slice(0, 3);
  const first = { thing, questions: asked.join(" ") };
  return [
    ...(asked.length === 0 ? [] : [{ name: say("questions"), text: say("questionsText", first) }]),
    ...(openingOffer === null
      ? []
      : [{ name: say("offer"), text: say("offerText", { thing, price: openingOffer }) }]),
    {
      name: say("followUp"),
      text: say(openingOffer === null ? "followUpNoOffer" : "followUpText", { thing }),
    },
    { name: say("no"), text: say("noText", { thing }) },
  ];
}
