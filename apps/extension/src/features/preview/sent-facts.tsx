import type { ListingRequest } from "@flipworth/contract";
import { requestFromCapture } from "../../lib/request-from-capture.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { strings } from "../../strings.ts";

const words = strings.preview;
const longestShown = 200;

/** Each fact that leaves the browser, under its name; a long description is shown shortened. */
export function SentFacts({ capture }: { capture: Capture }) {
  const { listing = {} } = requestFromCapture(capture);
  const facts = [...factsOf(listing), ...withoutPicture(capture)];
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
          <dt className="text-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(listing: ListingRequest): [string, string][] {
  const { names } = words;
  const facts: [string, string | undefined][] = [
    [names.title, listing.title],
    [names.price, listing.price === null ? undefined : listing.price?.toString()],
    [names.condition, listing.condition],
    [names.description, shortened(listing.description)],
    [names.category, listing.category],
    [names.location, listing.location],
    [names.attributes, detailsOf(listing)],
    [names.marketplaceUrl, listing.marketplaceUrl],
    [
      names.sellingPlatform,
      listing.sellingPlatform && strings.options.platforms[listing.sellingPlatform],
    ],
    [names.targets, targetWords(listing.targets)],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** A picture that goes along is shown for itself. */
function withoutPicture({ picture }: Capture): [string, string][] {
  return picture === null ? [[words.names.picture, words.noPicture]] : [];
}

function targetWords(targets: ListingRequest["targets"]): string | undefined {
  if (targets?.profit === undefined || targets.roiPercent === undefined) return undefined;
  return words.targets(targets.profit, targets.roiPercent);
}

function shortened(description: string | undefined): string | undefined {
  if (description === undefined || description.length <= longestShown) return description;
  const length = description.length.toLocaleString(strings.locale);
  return `${description.slice(0, longestShown)}… ${words.characters(length)}`;
}

/** "mileage: 80,000 miles, title status: Clean" */
function detailsOf({ attributes }: ListingRequest): string | undefined {
  const told = Object.entries(attributes ?? {}).map(([name, value]) => `${name}: ${value}`);
  return told.length === 0 ? undefined : told.join(", ");
}
