import type { ListingRequest } from "@flipworth/contract";
import { languages, type Say } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { requestFromCapture } from "../../lib/request-from-capture.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { sellingWords } from "../../words/english/options.ts";
import { sentFactWords } from "../../words/english/preview.ts";

type SayFact = Say<keyof typeof sentFactWords.english>;
type Fact = [name: keyof typeof sentFactWords.english, value: string | undefined];

const longestShown = 200;

/** Each fact that leaves the browser, under its name; a long description is shown shortened. */
export function SentFacts({ capture }: { capture: Capture }) {
  const { listing = {} } = requestFromCapture(capture);
  const say = useWords(sentFactWords);
  const sayOfSelling = useWords(sellingWords);
  const { locale } = languages[useVoice().language];
  const { sellingPlatform } = listing;
  const facts: Fact[] = [
    ["title", listing.title],
    ["price", listing.price === null ? undefined : listing.price?.toString()],
    ["condition", listing.condition],
    ["description", shortened(listing.description, say, locale)],
    ["category", listing.category],
    ["location", listing.location],
    ["attributes", detailsOf(listing)],
    ["marketplaceUrl", listing.marketplaceUrl],
    ["sellingPlatform", sellingPlatform && sayOfSelling(`platform_${sellingPlatform}`)],
    ["targets", targetWords(listing.targets, say)],
    // A picture that goes along is shown for itself.
    ["picture", capture.picture === null ? say("noPicture") : undefined],
  ];
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
              <dt className="text-soft">{say(name)}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function targetWords(targets: ListingRequest["targets"], say: SayFact): string | undefined {
  if (targets?.profit === undefined || targets.roiPercent === undefined) return undefined;
  return say("targetsOf", { profit: `$${targets.profit}`, roiPercent: targets.roiPercent });
}

function shortened(
  description: string | undefined,
  say: SayFact,
  locale: string,
): string | undefined {
  if (description === undefined || description.length <= longestShown) return description;
  const count = description.length.toLocaleString(locale);
  return say("shortened", { start: description.slice(0, longestShown), count });
}

/** "mileage: 80,000 miles, title status: Clean" */
function detailsOf({ attributes }: ListingRequest): string | undefined {
  const told = Object.entries(attributes ?? {}).map(([name, value]) => `${name}: ${value}`);
  return told.length === 0 ? undefined : told.join(", ");
}
