import type { ListingText } from "./texts.ts";

/** One picture to take: which page, as whom, and what stands in the way. */
export type Plan = {
  page: string;
  device: Device;
  scheme: "light" | "dark";
  /** A browser's zoom on a desktop, pixels a point on a phone. */
  zoomPercent: number;
  isJpeg: boolean;
  /** Shares of the width and the height that are cut off at left, top, right and bottom. */
  crop: readonly [number, number, number, number];
  traps: readonly Trap[];
  text: ListingText;
};

type Device = "desktop" | "phone";
export type Trap = "was" | "ad" | "menu" | "chat";

const listingPages = [
  "social-marketplace",
  "classifieds",
  "local-app",
  "auction-site",
  "shop-page",
  "fashion-app",
];
const otherPages = [
  "not-article",
  "not-home-feed",
  "not-inbox",
  "not-photo",
  "not-result-rows",
  "not-search-results",
  "not-sign-in",
];
const desktopZooms = [90, 100, 100, 110, 125, 150, 175, 200];
const phoneZooms = [200, 300];
/** The largest share of an edge that a person cuts off by hand. */
const deepestCrop = 0.04;

/** The same sample for the same seed: pages in turn, all else by lot. */
export function planListings(texts: readonly ListingText[], count: number, seed: number): Plan[] {
  const lot = lotsFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const page = listingPages[index % listingPages.length] ?? "";
    const device: Device = lot() < 0.6 ? "desktop" : "phone";
    return {
      page,
      device,
      scheme: lot() < 0.5 ? "light" : "dark",
      zoomPercent: pick(device === "desktop" ? desktopZooms : phoneZooms, lot),
      isJpeg: lot() < 0.3,
      crop: lot() < 0.3 ? cropBy(lot) : [0, 0, 0, 0],
      traps: trapsFor(device, lot),
      text: withPriceFor(page, pick(texts, lot)),
    };
  });
}

/** Prices as sites write them beside plain dollars. */
const oddPrices = [
  "$1",
  "$123",
  "$1,234",
  "$1,250",
  "$40 OBO",
  "$40 - $60",
  "$150 / Month",
  "£40",
  "€40",
  "CA$40",
  "Free",
];

/** Pages to copy as text: every second one with a price of another kind. */
export function planCopies(texts: readonly ListingText[], count: number, seed: number): Plan[] {
  return planListings(texts, count, seed).map((plan, index) => {
    const prices = oddPrices.filter(
      (price) => plan.page !== "auction-site" || price.startsWith("$"),
    );
    const price = prices[Math.floor(index / 2) % prices.length];
    const isPlain = index % 2 === 0 || price === undefined;
    return isPlain ? plan : { ...plan, text: { ...plan.text, price } };
  });
}

/** Thirty pages that are no listing: both schemes on both devices, and results at two more zooms. */
export function planOthers(anyText: ListingText): Plan[] {
  const plain = { isJpeg: false, crop: [0, 0, 0, 0], traps: [], text: anyText } as const;
  const all = otherPages.flatMap((page) =>
    (["light", "dark"] as const).flatMap((scheme) => [
      { ...plain, page, scheme, device: "desktop" as const, zoomPercent: 100 },
      { ...plain, page, scheme, device: "phone" as const, zoomPercent: 200 },
    ]),
  );
  const desktop = { ...plain, device: "desktop", scheme: "light" } as const;
  return [
    ...all,
    { ...desktop, page: "not-result-rows", zoomPercent: 150 },
    { ...desktop, page: "not-search-results", zoomPercent: 125 },
  ];
}

function trapsFor(device: Device, lot: () => number): Trap[] {
  const traps: Trap[] = [];
  if (lot() < 0.6) traps.push("was");
  if (lot() < 0.2) traps.push("ad");
  if (lot() < 0.2) traps.push("menu");
  if (lot() < 0.2 && device === "desktop") traps.push("chat");
  return traps;
}

// An auction's "US Free" and a classified ad's "- Free (Austin)" are on no such site.
function withPriceFor(page: string, text: ListingText): ListingText {
  const isFreeElsewhere = text.price === "Free" && /classifieds|auction/.test(page);
  return isFreeElsewhere ? { ...text, price: "$5" } : text;
}

function cropBy(lot: () => number): [number, number, number, number] {
  return [lot() * deepestCrop, lot() * deepestCrop, lot() * deepestCrop, lot() * deepestCrop];
}

function pick<Item>(items: readonly Item[], lot: () => number): Item {
  const item = items[Math.floor(lot() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function lotsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
