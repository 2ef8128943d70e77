import type { CurrencyAbroad } from "@flipworth/contract/exchange-rates";
import type { Cents } from "../money/cents.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import type { Attributes } from "./fields/attributes.ts";
import type { FactOrigins } from "./fact-origins.ts";

/** The ask as the seller wrote it, in hundredths of the currency's unit. */
export type AskAbroad = { currency: CurrencyAbroad; amount: Cents };

/** What a listing says about its price. Only `stated` and `free` can be judged. */
export type PriceReading =
  | { kind: "stated"; amount: Cents; words: string; abroad?: AskAbroad }
  | { kind: "free"; words: string }
  | { kind: "missing" }
  /** Something stands there, but not which amount: half legible, or several with nothing to tell them apart. */
  | { kind: "unclear"; words: string }
  /** "$1", "$123", "$1234": typed to get past a form, not meant. */
  | { kind: "placeholder"; amount: Cents; words: string }
  /** Another currency than US dollars; without an amount where it is no clear price. */
  | { kind: "foreign"; currency: string; amount?: Cents; words: string }
  /** "$150 / month": a rent or an instalment, not a price. */
  | { kind: "periodic"; words: string }
  /** Negative, beyond a million dollars, or not a number at all. */
  | { kind: "unusable"; words: string };

/** The condition on the one scale, with the listing's own words kept. */
export type ConditionReading = { grade: ConditionGrade; words: string };

/** What the reading stage found. A field that was not found is null, never guessed. */
export type ListingFacts = {
  title: string | null;
  price: PriceReading;
  condition: ConditionReading | null;
  description: string | null;
  /** The marketplace's own category words, as written. */
  category: string | null;
  location: string | null;
  /** What it costs new by the marketplace's own field; absent where only the seller may tell it. */
  newPriceDollars?: number;
  /** What the page tells in fields of its own, by names in lower case; absent where it has none. */
  attributes?: Attributes;
  /** The page's own words on the seller's standing, never the name: "Joined in 2014 · 4.9 (31 ratings)". */
  seller: string | null;
  /** The page marks the item as already sold. */
  isSold: boolean;
  /** Where each fact that was found was read, and how sure. */
  origins: FactOrigins;
};

/** The facts that identification and valuation may see: what is said of the thing, and not for how much. */
export type PriceBlindFacts = Omit<ListingFacts, "price" | "seller" | "origins">;

/** Text with boxes, as a reader of pictures gives it. Boxes are in picture pixels. */
export type OcrBox = { left: number; top: number; right: number; bottom: number };
export type OcrWord = { text: string; confidence: number; box: OcrBox };
export type OcrLine = { text: string; confidence: number; box: OcrBox; words: readonly OcrWord[] };
export type OcrPage = { widthPx: number; heightPx: number; lines: readonly OcrLine[] };

/** A picture either shows a listing or says why it does not. */
export type ScreenshotReading =
  | { kind: "listing"; facts: ListingFacts }
  | { kind: "not_a_listing"; reason: "no_text" | "no_listing" };
