import type { SeenEstimate, SeenThing } from "@flipworth/engine";

/** A model that looks at pictures. It is asked two things, and is told the price in neither. */
export interface VisionModel {
  /** What a picture shows. Whatever it must not see is covered before. */
  look(picture: Uint8Array, signal: AbortSignal): Promise<ModelReply<Seen>>;
  /** What such a thing sells for, from words alone; null when the model does not know. */
  estimate(thing: ThingToValue, signal: AbortSignal): Promise<ModelReply<SeenEstimate | null>>;
}

export type Seen =
  | { shows: "one_thing"; thing: SeenThing }
  | { shows: "several_things" | "nothing_for_sale" };

/** Everything the valuing question tells: no description, no place, no seller, no price. */
export type ThingToValue = {
  /** By the price guide, where it knows the thing. */
  name: string | null;
  category: string | null;
  /** The listing's, with every price taken out. */
  title: string;
  seen: Pick<SeenThing, "kind" | "brand" | "model" | "missingParts">;
};

/** Throws only when the caller left. */
export type ModelReply<Answer> =
  | { kind: "answered"; answer: Answer }
  /** In the given time, at all, or in the form that was asked for. */
  | { kind: "unanswered"; reason: "slow" | "away" | "unusable" | "spent" };
