import type { AnalysisReport } from "@flipworth/contract";
import {
  type AnalysisOutcome,
  boxesToHide,
  type OcrPage,
  type SeenThing,
  type Sighting,
  withoutPrices,
} from "@flipworth/engine";
import { coverBoxes } from "@flipworth/ocr";
import type { AnalysisEngine, Asking, EngineInput } from "./engine-port.ts";
import { stopWhenLeft } from "./stop-when-left.ts";
import type { ThingToValue, VisionModel } from "./vision-port.ts";
import { whyUnanswered } from "./why-unanswered.ts";

export type LookTools = {
  /** Looks at pictures; null where none is set up. */
  vision: VisionModel | null;
  engine: AnalysisEngine;
};
type Look = { input: EngineInput; screenshot: Uint8Array; page: OcrPage; asking: Asking };

const longestTitle = 150;

/**
 * What a vision model makes of the picture; undefined when none is set up, or when the words alone
 * settle that there is nothing to appraise. That it could not be asked is an outcome and is told.
 */
export async function lookAtPicture(
  { vision, engine }: LookTools,
  { input, screenshot, page, asking }: Look,
): Promise<Sighting | undefined> {
  if (vision === null) return undefined;
  const { signal } = asking;
  if (isSettled((await engine.analyze(input, asking)).outcome)) return undefined;
  const covered = await coverBoxes(screenshot, boxesToHide(page)).catch(() => undefined);
  if (covered === undefined) return unseen("couldn't open the picture");
  const reply = await stopWhenLeft(vision.look(covered, signal), signal);
  if (reply.kind === "unanswered") return unseen(whyUnanswered[reply.reason]);
  if (reply.answer.shows !== "one_thing") return unseen(`saw ${shown[reply.answer.shows]}`);

  const { thing } = reply.answer;
  const seen = { kind: "seen", thing, estimate: null, shortfall: null } as const;
  const { outcome: known } = await engine.analyze({ ...input, sighting: seen }, asking);
  if (known.kind === "refused") return seen;
  const value = await stopWhenLeft(
    vision.estimate(thingToValue(known.report, thing), signal),
    signal,
  );
  if (value.kind === "answered") return { ...seen, estimate: value.answer };
  return {
    ...seen,
    shortfall: `We asked the model what it sells for, but it ${whyUnanswered[value.reason]}.`,
  };
}

const shown = {
  several_things: "several items, not one",
  nothing_for_sale: "nothing for sale",
} as const;

/** A home, a job, a price in another world: no picture changes that. */
function isSettled(outcome: AnalysisOutcome): boolean {
  if (outcome.kind !== "refused") return false;
  return outcome.reason === "not_an_item" || outcome.reason === "unusable_price";
}

function unseen(what: string): Sighting {
  const sentence = `The vision model ${what}, so this result uses the text only.`;
  return { kind: "unseen", sentence };
}

function thingToValue({ title, category, details }: AnalysisReport, seen: SeenThing): ThingToValue {
  const { kind, brand, model, missingParts } = seen;
  return {
    name: details.analysisStages.identification.name,
    category,
    title: withoutPrices(title).slice(0, longestTitle),
    seen: { kind, brand, model, missingParts },
  };
}
