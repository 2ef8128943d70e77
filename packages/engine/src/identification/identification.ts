import type { LexiconRole } from "@flipworth/guide/guide";
import type { Category } from "../category.ts";
import type { GuideEntry, GuideVariant } from "../price-guide/entry.ts";
import type { NamedFault } from "./faults/fault.ts";
import type { RecognizedVehicle } from "../vehicles/recognize-vehicle.ts";

/** Something the words tell about the thing: "2019 model", "carbon". */
export type AppliedAdjustment = {
  name: string;
  factor: number;
  /** The part of the entry's scatter that knowing it takes away, as a standard deviation. */
  explains: number;
  /** It names the thing more narrowly than its entry does. */
  isNarrowing: boolean;
  /** For a model year: its age in the price guide's month, of which `factor` is made. */
  ageing?: { lossPerYear: number; ageYears: number; lastsYears: number };
  /** Says what such things sell for as narrowly as a model's name does. */
  isPriceLevel?: boolean;
};

/** What cannot be flipped, and so is not analysed. */
export type NotAnItemReason = "housing" | "job" | "service" | "wanted" | "rental" | "animal";

/** A thing for sale, with as much identity as the words give. */
export type IdentifiedItem = {
  kind: "item";
  /** The price guide's entry, null when none fits. */
  entry: GuideEntry | null;
  variant: GuideVariant | null;
  /** What in the words makes it dearer or cheaper than its kind. */
  adjustments: readonly AppliedAdjustment[];
  /** What the seller says is broken, worn or missing of a thing that still is one. */
  faults: readonly NamedFault[];
  category: Category | null;
  brand: string | null;
  model: string | null;
  /** Units in the listing: 4 for "set of 4 chairs"; 1 when nothing says otherwise. */
  quantity: number;
  /**
   * How many of what the guide's price is for: 2 for eight plates priced by the set of four, half a
   * set for two tires. Absent where the price is for one piece.
   */
  amount?: number;
  /** The listing sells something for the thing ("case for iPhone 15"), not the thing. */
  isAccessory: boolean;
  /** What it is a part or an accessory of, where that and the lexicon give it a price. */
  partOf?: {
    thing: GuideEntry;
    noun: string;
    role: LexiconRole;
    /** What such a noun brings for a thing of `thingUsd`. */
    usedMedianUsd: number;
    /** What the thing brings that the noun is priced for; null for its category's typical price. */
    thingUsd: number | null;
  };
  isForParts: boolean;
  /** Several different things in one listing: no single value fits. */
  isMixedLot: boolean;
  /** A lot of one kind whose number the title does not tell; `amount` is then a typical one. */
  isCountUntold?: boolean;
  /** Of a mixed lot: each thing that the guide knows, where the title names two or more. */
  items?: readonly IdentifiedItem[];
  /** 0 to 1: how sure it is that the listing sells what `entry` (or else `category`) says. */
  confidence: number;
  /** The listing's words that decided it. */
  matchedWords: string | null;
  /** Present for a car, a motorcycle, a boat or a trailer that the table of vehicles knows. */
  vehicle?: RecognizedVehicle;
};

export type Identification =
  | IdentifiedItem
  | { kind: "not_an_item"; reason: NotAnItemReason; words: string }
  /** Nothing in the text names a thing. */
  | { kind: "unreadable" };
