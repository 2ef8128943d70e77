import { englishVoice, type Voice } from "@flipworth/words";
import { languageSetting } from "../storage/language-items.ts";
import { inPages, ofWorker } from "./spanish/outside.ts";

const spanish: Voice = { language: "es", translations: { ...inPages, ...ofWorker } };

/** For the worker, which can load nothing later, and for the pages that it tells. */
export async function voiceOfWorker(): Promise<Voice> {
  return (await languageSetting.readOrInitial()) === "es" ? spanish : englishVoice;
}
