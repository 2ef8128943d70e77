import { type Credits, freeCreditsPerMonth } from "@flipworth/contract";
import { languages, sayIn, type Voice } from "@flipworth/words";
import { useVoice } from "@flipworth/words/react";
import { listWords } from "../../words/english/analyses/lists.ts";

export function CreditsLeft({ credits }: { credits: Credits | undefined }) {
  const voice = useVoice();
  return <p className="text-sm text-pretty text-soft">{sentenceOf(credits, voice)}</p>;
}

function sentenceOf(credits: Credits | undefined, voice: Voice): string {
  const say = sayIn(listWords, voice);
  if (!credits) return say("freeAnalyses", { count: freeCreditsPerMonth });
  const { used, total, resetsAt } = credits;
  // The period is a calendar month in UTC.
  const date = new Date(resetsAt).toLocaleDateString(languages[voice.language].locale, {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  return say("analysesLeft", { left: Math.max(0, total - used), total, date });
}
