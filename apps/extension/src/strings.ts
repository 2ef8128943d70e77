import { accountStrings } from "./strings/account-strings.ts";
import { analyzeStrings } from "./strings/analyze-strings.ts";
import { cardStrings } from "./strings/card-strings.ts";
import { optionsStrings } from "./strings/options-strings.ts";
import { previewStrings } from "./strings/preview-strings.ts";
import { ratingStrings } from "./strings/rating-strings.ts";

/** Every word that a person reads, one file for each screen. Another language is another object of this type. */
export type Strings = typeof english;

const english = {
  /** How dates and figures are written. */
  locale: "en-US",
  ...analyzeStrings,
  ...accountStrings,
  ...previewStrings,
  ...cardStrings,
  ...optionsStrings,
  ...ratingStrings,
};

export const strings: Strings = english;
