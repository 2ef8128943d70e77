export type NamedBarcode = {
  number: string;
  /** What the number alone says the item is; null where it says nothing. */
  title: string | null;
  sentence: string;
};

/**
 * An ISBN says that it is a book, and nothing more is known of it here. No list of other numbers
 * comes with the price guide, so those are told as what they are: a number to look up.
 */
export function nameBarcode(number: string): NamedBarcode {
  if (isIsbn(number)) {
    const sentence = `ISBN ${number}: a book. We price books by kind, so add the title for a closer estimate.`;
    return { number, title: `Book, ISBN ${number}`, sentence };
  }
  const sentence = `Barcode ${number}. Our price guide doesn’t list barcodes: tell us what it is.`;
  return { number, title: null, sentence };
}

/** 979-0 is printed music, whose numbers are no ISBNs. */
const isIsbn = (number: string) => /^97[89]\d{10}$/.test(number) && !number.startsWith("9790");
