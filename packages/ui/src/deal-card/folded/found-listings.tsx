import type { ReactNode } from "react";
import { Foldable } from "../../foldable.tsx";
import type { DealComparables, FoundListing } from "../deal.ts";
import { formatDollars } from "../dollars.ts";

/** What a provider found, apart from all that comes from elsewhere: its listings are its own. */
export function FoundListings({ comparables }: { comparables: DealComparables | undefined }) {
  if (!comparables?.source) return null;
  const { source, listings, searchUrl } = comparables;
  const counted = listings.filter(({ reason }) => reason === null);
  const leftOut = listings.filter(({ reason }) => reason !== null);
  return (
    <Foldable summary={`From ${source}’s live listings`}>
      <div className="flex flex-col gap-3 text-sm">
        <p className="break-words">{comparables.sentence}</p>
        <p className="text-soft">{whatTheyAre(comparables)}</p>
        <Rows listings={counted} label="Listings we used" />
        {leftOut.length > 0 && <p className="font-medium">Left out</p>}
        <Rows listings={leftOut} label="Listings left out" />
        {searchUrl && (
          <p>
            <NewTab href={searchUrl}>Search for it on {source}</NewTab>
          </p>
        )}
      </div>
    </Foldable>
  );
}

function whatTheyAre({ askedAt, listings }: DealComparables): string {
  const when = askedAt === null ? "" : `Looked up on ${momentOf(askedAt)}. `;
  if (listings.length === 0)
    return `${when}We don’t store other sellers’ listings. Search to see what’s for sale now.`;
  return `${when}Sellers ask more than buyers pay, so we mark these prices down.`;
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
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline">
      {children}
      <span className="sr-only"> (new tab)</span>
    </a>
  );
}

function momentOf(moment: string): string {
  return new Date(moment).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
}
