import { englishVoice, sayIn } from "@flipworth/words";
import { openPhoneStore, type SharedThings } from "../../../kept/phone-store.ts";
import { type SayOfPictures, pictureWords } from "../../../words/english/analyses/pictures.ts";

/** What the share sheet brought, as the form takes it, and what to say about it. */
export type Shared = { text: string; pictures: readonly File[]; notice: string | null };

/** The service worker kept it; here it is taken once. Undefined where nothing was shared. */
export async function takeShared(outcome: string, say: SayOfPictures): Promise<Shared> {
  const missed: Shared = { text: "", pictures: [], notice: say("shareMissed") };
  if (outcome !== "taken") return missed;
  try {
    const store = await openPhoneStore();
    const things = await store.get("shared", "latest");
    await store.delete("shared", "latest");
    store.close();
    return things ? sharedFrom(things, say) : missed;
  } catch {
    return missed;
  }
}

const link = /\bhttps?:\/\/\S+/gi;
/** What apps write around a link they share, which says nothing of the item. */
const around =
  /\b(?:check (?:out|this)|check it out|look at (?:this|what i found)|what i found|i found this|on (?:ebay|facebook|facebook marketplace|offerup|craigslist|mercari|poshmark)|marketplace|shared via|via)\b/gi;
const leastLetters = 4;

export function sharedFrom(
  { title, text, pictures }: Omit<SharedThings, "sharedAt">,
  say: SayOfPictures = sayIn(pictureWords, englishVoice),
): Shared {
  const both = text.includes(title) ? text : `${title}\n${text}`;
  const words = both.replaceAll(link, "").trim();
  const letters = words.replaceAll(around, "").replaceAll(/[^\p{L}]/gu, "");
  const isTelling = letters.length >= leastLetters;
  if (isTelling || pictures.length > 0) {
    return { text: isTelling ? words : "", pictures, notice: null };
  }
  return { text: "", pictures: [], notice: say("onlyLinkShared") };
}
