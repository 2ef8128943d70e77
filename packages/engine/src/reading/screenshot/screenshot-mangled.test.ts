import fc from "fast-check";
import { expect, test } from "vitest";
import type { OcrLine, OcrPage, OcrWord } from "../listing-facts.ts";
import { readPrice } from "../money/read-price.ts";
import { readScreenshot } from "./read-screenshot.ts";
import { auctionDesktopDark } from "./pages/auction-desktop-dark.ts";
import { auctionPhoneLight } from "./pages/auction-phone-light.ts";
import { classifiedsPhoneLight } from "./pages/classifieds-phone-light.ts";
import { fashionPhoneDark } from "./pages/fashion-phone-dark.ts";
import { localAppDesktopLight } from "./pages/local-app-desktop-light.ts";
import { pageFromRecording, type RecordedPage } from "./pages/recorded-page.ts";
import { shopDesktopLight } from "./pages/shop-desktop-light.ts";
import { socialDesktopLight } from "./pages/social-desktop-light.ts";
import { socialPhoneDark } from "./pages/social-phone-dark.ts";

const pages: [string, RecordedPage, string][] = [
  ["a social marketplace on a desktop", socialDesktopLight, "$85"],
  ["a social marketplace on a phone", socialPhoneDark, "$85"],
  ["a classifieds site on a phone", classifiedsPhoneLight, "$140"],
  ["a local buying app", localAppDesktopLight, "$190"],
  ["an auction site on a desktop", auctionDesktopDark, "$129.99"],
  ["an auction site on a phone", auctionPhoneLight, "$129.99"],
  ["somebody's own shop", shopDesktopLight, "$475.00"],
  ["a clothes app on a phone", fashionPhoneDark, "$48"],
];

const confusions = ["0O", "O0", "1l", "l1", "S5", "5S", "8B", "$S", "$5", ".,", "rn"];

/** What goes wrong with a word: a letter lost, or one taken for another. */
const harm = fc.oneof(
  { weight: 12, arbitrary: fc.constant((text: string) => text) },
  {
    weight: 1,
    arbitrary: fc.nat(30).map((at) => (text: string) => {
      const lost = at % text.length;
      return text.slice(0, lost) + text.slice(lost + 1);
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...confusions).map(
      ([from = "", to = ""]) =>
        (text: string) =>
          text.replaceAll(from, to),
    ),
  },
);

type Harm = (text: string) => string;

/** A page with each word harmed, its lines in another order, and its price harmed for certain or not at all. */
const mangling = (page: OcrPage) =>
  fc.record({
    harms: fc.array(harm, { minLength: 150, maxLength: 150 }),
    order: fc.shuffledSubarray([...page.lines.keys()], { minLength: page.lines.length }),
    price: fc.constantFrom<Harm>(
      (text) => text,
      (text) => text.replace("$", "S"),
      (text) => text.replace("$", ""),
      (text) => text.replace(/\d/, "O"),
      () => "",
    ),
  });

function mangled(
  page: OcrPage,
  price: string,
  { harms, order, ...change }: { harms: readonly Harm[]; order: readonly number[]; price: Harm },
): OcrPage {
  let index = 0;
  const harmed = (word: OcrWord): OcrWord => {
    const replace = word.text === price ? change.price : harms[index++ % harms.length];
    return { ...word, text: replace?.(word.text) ?? word.text };
  };
  const lines = page.lines.map((line): OcrLine => {
    const words = line.words.map(harmed).filter(({ text }) => text !== "");
    return { ...line, words, text: words.map(({ text }) => text).join(" ") };
  });
  return { ...page, lines: order.flatMap((at) => lines[at] ?? []) };
}

test.each(pages)(
  "on %s no harm to the words makes a neighbour's price the listing's",
  (_, recorded, price) => {
    const page = pageFromRecording(recorded);
    const own = readPrice(price);
    fc.assert(
      fc.property(mangling(page), (change) => {
        const reading = readScreenshot(mangled(page, price, change));

        const read = reading.kind === "listing" ? reading.facts.price : { kind: "missing" };
        if (read.kind === "stated")
          expect(read).toMatchObject({
            amount: own.kind === "stated" ? own.amount : 0,
          });
      }),
      { numRuns: 80 },
    );
  },
);

test.each(pages)("on %s each fact that harmed words leave says where it stands", (_, recorded) => {
  const page = pageFromRecording(recorded);
  fc.assert(
    fc.property(mangling(page), (change) => {
      const reading = readScreenshot(mangled(page, "", change));
      if (reading.kind !== "listing") return;

      const { origins, ...facts } = reading.facts;
      for (const name of ["title", "condition", "description", "location", "seller"] as const) {
        expect(origins[name] !== undefined).toBe(facts[name] !== null);
      }
      for (const { source } of Object.values(origins)) {
        if (source.kind !== "picture") continue;
        const { left, top, right, bottom } = source.box;
        expect(0 <= left && left < right && right <= page.widthPx).toBe(true);
        expect(0 <= top && top < bottom && bottom <= page.heightPx).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});
