import { sayIn, type Voice } from "@flipworth/words";
import { currentVoice } from "../lib/language.ts";
import { barcodes } from "../words/english/site/barcodes.ts";

export type NamedBarcode = {
  number: string;
  /** What the number alone says the item is, as the price guide reads it; null where it says nothing. */
  title: string | null;
  sentence: string;
};

/**
 * An ISBN says that it is a book, and nothing more is known of it here. No list of other numbers
 * comes with the price guide, so those are told as what they are: a number to look up.
 */
export function nameBarcode(number: string, voice: Voice = currentVoice()): NamedBarcode {
  const say = sayIn(barcodes, voice);
  if (!isIsbn(number)) return { number, title: null, sentence: say("unknown", { number }) };
  return { number, title: `Book, ISBN ${number}`, sentence: say("book", { number }) };
}

/** 979-0 is printed music, whose numbers are no ISBNs. */
const isIsbn = (number: string) => /^97[89]\d{10}$/.test(number) && !number.startsWith("9790");
