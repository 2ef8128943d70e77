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
import { sayIn } from "@flipworth/words";
import { unansweredWords } from "../../../words/english/witnesses.ts";
import { voiceOf } from "../../../words/voice-of.ts";

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
  const { signal, language } = asking;
  const say = sayIn(unansweredWords, voiceOf(language));
  const nothing = (why: keyof typeof unansweredWords.english) => ({
    sighting: { kind: "unseen" as const, sentence: say(why) },
    identified: byWords,
  });
  const covered = await coverBoxes(screenshot, boxesToHide(page)).catch(() => undefined);
  if (covered === undefined) return nothing("look_unopened");
  const reply = await stopWhenLeft(vision.look(covered, signal), signal);
  if (reply.kind === "unanswered") return nothing(`look_${reply.reason}`);
  if (reply.answer.shows !== "one_thing") return nothing(`look_${reply.answer.shows}`);

  const { thing } = reply.answer;
  const seen = { kind: "seen", thing, estimate: null, shortfall: null } as const;
  const identified = await bySight(seen);
  if (identified.outcome.kind === "refused") return { sighting: seen, identified };
  const question = thingToValue(identified.outcome, thing);
  const value = await stopWhenLeft(vision.estimate(question, signal), signal);
  if (value.kind === "answered") {
    return { sighting: { ...seen, estimate: value.answer }, identified };
  }
  const shortfall = say(`value_${value.reason}`);
  return { sighting: { ...seen, shortfall }, identified };
}

/** A home, a job, a price in another world: no picture changes that. */
function isSettled({ outcome }: IdentifiedListing): boolean {
  if (outcome.kind !== "refused") return false;
  return outcome.reason === "not_an_item" || outcome.reason === "unusable_price";
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
