import { languages, sayIn, type Voice } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { Foldable } from "../../foldable.tsx";
import { foldedWords } from "../../words/english/folded.ts";
import { partWords } from "../../words/english/parts.ts";
import type { DealComparables, FoundListing } from "../deal.ts";
import { formatDollars } from "../dollars.ts";

/** What a provider found, apart from all that comes from elsewhere: its listings are its own. */
export function FoundListings({ comparables }: { comparables: DealComparables | undefined }) {
  const voice = useVoice();
  const say = useWords(foldedWords);
  if (!comparables?.source) return null;
  const { source, listings, searchUrl } = comparables;
  const counted = listings.filter(({ reason }) => reason === null);
  const leftOut = listings.filter(({ reason }) => reason !== null);
  return (
    <Foldable summary={say("found", { source })}>
      <div className="flex flex-col gap-3 text-sm">
        <p className="break-words">{comparables.sentence}</p>
        <p className="text-soft">{whatTheyAre(comparables, voice)}</p>
        <Rows listings={counted} label={say("listingsUsed")} />
        {leftOut.length > 0 && <p className="font-medium">{say("leftOut")}</p>}
        <Rows listings={leftOut} label={say("listingsLeftOut")} />
        {searchUrl && (
          <p>
            <NewTab href={searchUrl}>{say("search", { source })}</NewTab>
          </p>
        )}
      </div>
    </Foldable>
  );
}

function whatTheyAre({ askedAt, listings }: DealComparables, voice: Voice): string {
  const say = sayIn(foldedWords, voice);
  const sentences = [
    askedAt !== null && say("lookedUp", { moment: momentOf(askedAt, voice) }),
    say(listings.length === 0 ? "notStored" : "markedDown"),
  ];
  return sentences.filter(Boolean).join(" ");
}

function Rows({ listings, label }: { listings: readonly FoundListing[]; label: string }) {
  if (listings.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col">
      {listings.map(({ url, title, price, reason }) => (
        <li key={url} className="border-t border-line py-2">
          <span className="flex gap-3">
            <span className="min-w-0 grow break-words">
              <NewTab href={url}>{title}</NewTab>
            </span>
            <span className="shrink-0 tabular-nums">{formatDollars(price)}</span>
          </span>
          {reason !== null && <span className="block text-xs">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}

function NewTab({ href, children }: { href: string; children: ReactNode }) {
  const say = useWords(partWords);
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline">
      {children}
      <span className="sr-only"> {say("newTab")}</span>
    </a>
  );
}

function momentOf(moment: string, { language }: Voice): string {
  const { locale } = languages[language];
  return new Date(moment).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" });
}
