import {
  boxesToHide,
  type Identified,
  type OcrPage,
  type SeenSighting,
  type SeenThing,
  type Sighting,
  withoutPrices,
} from "@flipworth/engine";
import { coverBoxes } from "@flipworth/ocr";
import type {
  AnalysisEngine,
  Asking,
  IdentifiedListing,
  ListingToIdentify,
} from "../engine/engine-port.ts";
import { stopWhenLeft } from "../stop-when-left.ts";
import type { ThingToValue, VisionModel } from "./vision-port.ts";
import { whyUnanswered } from "./why-unanswered.ts";

export type LookTools = {
  /** Looks at pictures; null where none is set up. */
  vision: VisionModel | null;
  engine: AnalysisEngine;
};

export type Picture = {
  screenshot: Uint8Array;
  page: OcrPage;
  /** What was seen when the same picture was looked at before: nobody has to look again. */
  known: SeenSighting | null;
};

type Look = Picture & {
  listing: ListingToIdentify;
  byWords: IdentifiedListing;
  asking: Asking;
};

/** What was seen, and what the listing sells by its words and by that. */
type Looked = { sighting: Sighting; identified: IdentifiedListing };

const longestTitle = 150;

/**
 * What a vision model makes of the picture; undefined when none is set up, or when the words alone
 * settle that there is nothing to appraise. That it could not be asked is an outcome and is told.
 */
export async function lookAtPicture(
  { vision, engine }: LookTools,
  { listing, byWords, screenshot, page, known, asking }: Look,
): Promise<Looked | undefined> {
  const bySight = (sighting: SeenSighting) => engine.identify({ ...listing, sighting }, asking);
  if (known) return { sighting: known, identified: await bySight(known) };
  if (vision === null || isSettled(byWords)) return undefined;
  const { signal } = asking;
  const nothing = (what: string) => ({ sighting: unseen(what), identified: byWords });
  const covered = await coverBoxes(screenshot, boxesToHide(page)).catch(() => undefined);
  if (covered === undefined) return nothing("couldn't open the picture");
  const reply = await stopWhenLeft(vision.look(covered, signal), signal);
  if (reply.kind === "unanswered") return nothing(whyUnanswered[reply.reason]);
  if (reply.answer.shows !== "one_thing") return nothing(`saw ${shown[reply.answer.shows]}`);

  const { thing } = reply.answer;
  const seen = { kind: "seen", thing, estimate: null, shortfall: null } as const;
  const identified = await bySight(seen);
  if (identified.outcome.kind === "refused") return { sighting: seen, identified };
  const question = thingToValue(identified.outcome, thing);
  const value = await stopWhenLeft(vision.estimate(question, signal), signal);
  if (value.kind === "answered") {
    return { sighting: { ...seen, estimate: value.answer }, identified };
  }
  const shortfall = `We asked the model what it sells for, but it ${whyUnanswered[value.reason]}.`;
  return { sighting: { ...seen, shortfall }, identified };
}

const shown = {
  several_things: "several items, not one",
  nothing_for_sale: "nothing for sale",
} as const;

/** A home, a job, a price in another world: no picture changes that. */
function isSettled({ outcome }: IdentifiedListing): boolean {
  if (outcome.kind !== "refused") return false;
  return outcome.reason === "not_an_item" || outcome.reason === "unusable_price";
}

function unseen(what: string): Sighting {
  const sentence = `The vision model ${what}, so this result uses the text only.`;
  return { kind: "unseen", sentence };
}

function thingToValue({ name, title, category }: Identified, seen: SeenThing): ThingToValue {
  const { kind, brand, model, missingParts } = seen;
  return {
    name,
    category,
    title: withoutPrices(title).slice(0, longestTitle),
    seen: { kind, brand, model, missingParts },
  };
}
