import fc from "fast-check";
import { expect, test } from "vitest";
import type { ListingFacts, OcrPage } from "../listing-facts.ts";
import { readScreenshot } from "./read-screenshot.ts";
import { auctionDesktopDark as auctionDark } from "./pages/auction-desktop-dark.ts";
import { auctionPhoneLight as auctionPhone } from "./pages/auction-phone-light.ts";
import { classifiedsDesktopDark as classifiedsDark } from "./pages/classifieds-desktop-dark.ts";
import { classifiedsPhoneLight as classifiedsPhone } from "./pages/classifieds-phone-light.ts";
import { fashionPhoneDark as fashionPhone } from "./pages/fashion-phone-dark.ts";
import { localAppDesktopLight as localApp } from "./pages/local-app-desktop-light.ts";
import { localAppHiddenPrice as hiddenPrice } from "./pages/local-app-hidden-price.ts";
import { notArticle as article } from "./pages/not-article.ts";
import { notHomeFeed as homeFeed } from "./pages/not-home-feed.ts";
import { notInbox as inbox } from "./pages/not-inbox.ts";
import { notResultRows as resultRows } from "./pages/not-result-rows.ts";
import { notSearchResults as searchResults } from "./pages/not-search-results.ts";
import { notSignIn as signIn } from "./pages/not-sign-in.ts";
import { pageFromRecording, type RecordedPage } from "./pages/recorded-page.ts";
import { shopDesktopLight as shop } from "./pages/shop-desktop-light.ts";
import { socialDesktopLight as socialLight } from "./pages/social-desktop-light.ts";
import { socialPhoneDark as socialPhone } from "./pages/social-phone-dark.ts";

function factsOn(recorded: RecordedPage): ListingFacts {
  return listingOn(pageFromRecording(recorded));
}

function listingOn(page: OcrPage): ListingFacts {
  const reading = readScreenshot(page);
  if (reading.kind !== "listing") throw new Error(`no listing: ${reading.reason}`);
  return reading.facts;
}

const drill = {
  title: "DeWalt 20V Max cordless drill with charger",
  price: 8500,
  condition: "Used - Good",
  location: "Austin, TX",
};
const dresser = {
  title: "Solid oak dresser, six drawers",
  price: 14_000,
  condition: "good",
  location: "East Austin",
};
const headphones = {
  title: "Sony WH-1000XM4 Wireless Noise Cancelling Headphones Black",
  price: 12_999,
  condition: "Pre-Owned",
  location: "Portland, Oregon, United States",
};
const gameConsole = {
  title: "Nintendo Switch OLED white with dock",
  price: 19_000,
  condition: "Used (normal wear)",
  location: "Tempe, AZ",
};
const turntable = {
  title: "Technics SL-1200 MK2 turntable, serviced",
  price: 47_500,
  condition: "Very good",
  location: null,
};
const fleece = {
  title: "Patagonia Better Sweater fleece jacket, women's medium",
  price: 4800,
  condition: "Like new",
  location: "Boise, ID",
};

const listings: [string, RecordedPage, typeof drill | typeof turntable][] = [
  // A white panel beside a dark photo viewer; a struck-out price right of the price.
  ["a social marketplace on a desktop", socialLight, drill],
  ["a social marketplace on a dark phone", socialPhone, drill],
  // Title, price and place in one heading, on the phone over two lines.
  ["a classifieds site on a dark desktop", classifiedsDark, dresser],
  ["a classifieds site on a phone", classifiedsPhone, dresser],
  // "$4.99 protection plan" below the price, recommended items at the end.
  ["a local buying app", localApp, gameConsole],
  // The seller stands between title and price; shipping and a plan have amounts of their own.
  ["an auction site on a dark desktop", auctionDark, headphones],
  ["an auction site on a phone", auctionPhone, headphones],
  // "4 payments of $118.75".
  ["somebody's own shop", shop, turntable],
  // The price is larger than the title.
  ["a clothes app on a dark phone", fashionPhone, fleece],
];

test.each(listings)("%s gives title, price, condition and place", (_, recorded, expected) => {
  const facts = factsOn(recorded);

  expect(facts.title).toBe(expected.title);
  expect(facts.price).toMatchObject({ kind: "stated", amount: expected.price });
  expect(facts.condition?.words).toBe(expected.condition);
  expect(facts.location).toBe(expected.location);
});

test.each<[string, RecordedPage, string | null]>([
  [
    "under details",
    socialLight,
    "Works great, battery holds a charge. Two drill bits included. Cash only, pick up near the library.",
  ],
  [
    "under its own heading",
    shop,
    "Cleaned, oiled and calibrated. New cartridge and felt mat. Pitch slider is smooth. Dust cover has light hairlines.",
  ],
  [
    "with no heading at all",
    classifiedsDark,
    "Sturdy dresser, all drawers slide well. Some scratches on the top. 60 inches wide. You need two people to carry it.",
  ],
  ["absent, with shipping and returns in its place", auctionDark, null],
])("the description is read %s", (_, recorded, description) => {
  expect(factsOn(recorded).description).toBe(description);
});

test("a price under a drawn box is missing, and the protection plan's does not replace it", () => {
  const facts = factsOn(hiddenPrice);

  expect(facts.title).toBe(gameConsole.title);
  expect(facts.price).toEqual({ kind: "missing" });
});

test("a price that OCR doubts is asked about rather than wrong", () => {
  const doubted = socialLight.lines.map((line) => line.replace(/^\$85\|\d+/, "$35|41"));

  const facts = factsOn({ ...socialLight, lines: doubted });

  expect(facts.title).toBe(drill.title);
  expect(facts.price).toMatchObject({ kind: "unclear" });
  expect(facts.origins.price?.certainty).toBe("unsure");
});

test("a misread price does not hand its place to the struck-out one beside it", () => {
  const misread = socialLight.lines.map((line) => line.replace(/^\$85\|\d+/, "585|90"));

  expect(factsOn({ ...socialLight, lines: misread }).price.kind).toBe("unclear");
});

test("a free thing is free", () => {
  const free = socialLight.lines.map((line) =>
    line.startsWith("$85|") ? line.replace(/^\$85(\S+).*$/, "FREE$1") : line,
  );

  expect(factsOn({ ...socialLight, lines: free }).price.kind).toBe("free");
});

test.each([
  ["a page of search results", searchResults],
  ["search results in rows", resultRows],
  ["a marketplace's front page", homeFeed],
  ["a chat about a price", inbox],
  ["an article that mentions money", article],
  ["a sign-in form", signIn],
])("%s is not a listing", (_, recorded) => {
  expect(readScreenshot(pageFromRecording(recorded))).toEqual({
    kind: "not_a_listing",
    reason: "no_listing",
  });
});

test("a picture without words has no text", () => {
  const empty: OcrPage = { widthPx: 800, heightPx: 600, lines: [] };

  expect(readScreenshot(empty)).toEqual({ kind: "not_a_listing", reason: "no_text" });
});

test("any words at any place give an answer and never an exception", () => {
  const word = fc.record({
    text: fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom("$40", "Condition", "Free", "(", "-"),
    ),
    confidence: fc.integer({ min: 0, max: 100 }),
    box: fc.record({
      left: fc.nat(1000),
      top: fc.nat(1000),
      right: fc.nat(1000),
      bottom: fc.nat(1000),
    }),
  });
  const line = fc.array(word, { maxLength: 6 }).map((words) => ({
    text: words.map(({ text }) => text).join(" "),
    confidence: 50,
    box: { left: 0, top: 0, right: 0, bottom: 0 },
    words,
  }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const reading = readScreenshot({ widthPx: 1000, heightPx: 1000, lines });
      expect(["listing", "not_a_listing"]).toContain(reading.kind);
    }),
  );
});

test("the size of the picture does not change what is read", () => {
  const page = pageFromRecording(socialLight);
  const twice = ({ left, top, right, bottom }: OcrPage["lines"][number]["box"]) => ({
    left: left * 2,
    top: top * 2,
    right: right * 2,
    bottom: bottom * 2,
  });
  const larger: OcrPage = {
    widthPx: page.widthPx * 2,
    heightPx: page.heightPx * 2,
    lines: page.lines.map((line) => ({
      ...line,
      box: twice(line.box),
      words: line.words.map((word) => ({ ...word, box: twice(word.box) })),
    })),
  };

  const small = listingOn(page);
  const large = listingOn(larger);
  expect({ ...large, origins: {} }).toEqual({ ...small, origins: {} });
  for (const [name, origin] of Object.entries(small.origins)) {
    const { source } = origin;
    if (source.kind !== "picture") continue;
    expect(large.origins).toMatchObject({ [name]: { source: { box: twice(source.box) } } });
  }
});

test("each fact says where on the picture it stands", () => {
  const { origins } = factsOn(socialLight);
  const boxOf = (name: keyof typeof origins) => {
    const source = origins[name]?.source;
    if (source?.kind !== "picture") throw new Error(`${name} was not read in the picture`);
    return source.box;
  };

  expect(boxOf("title").bottom).toBeLessThanOrEqual(boxOf("price").top);
  expect(boxOf("price").bottom).toBeLessThan(boxOf("condition").top);
  expect(boxOf("condition").bottom).toBeLessThan(boxOf("description").top);
});

test("a title with a letter in doubt is unsure, and is asked about", () => {
  const blurred = socialLight.lines.map((line) => line.replace(/(DeWalt\|)\d+/, "$161"));

  expect(factsOn(socialLight).origins.title?.certainty).toBe("sure");
  expect(factsOn({ ...socialLight, lines: blurred }).origins.title?.certainty).toBe("unsure");
});
