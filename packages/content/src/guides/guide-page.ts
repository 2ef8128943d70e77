/**
 * Text for people in a markup of three rules: a blank line ends a paragraph, lines that begin with
 * "- " are a list, and `[words](/path)` is a link to a page of the site. Nothing else is special.
 */
export type RichText = string;

/** A fault to look for, where it is looked for, and what finding it does to the price. */
export type CheckRow = { stage: "home" | "door" | "bench"; text: string; effect: string };

/** A drawing of what to look for: the id of a symbol among the site's drawings, and what it shows. */
export type Drawing = { id: string; title: string; description: string };

export type GuideSection = {
  title: string;
  content: RichText;
  checks?: readonly CheckRow[];
  drawing?: Drawing;
};

/** What a used thing of the category sells for, as the engine's price guide has it. US cents. */
export type PriceBand = {
  /** The guide's id: "apple-iphone-13". */
  entryId: string;
  name: string;
  /** 10th percentile, median and 90th of single sales in good used condition, without shipping. */
  lowCents: number;
  medianCents: number;
  highCents: number;
  /** ISO date of the figures. */
  asOf: string;
  /** What recorded sales say of it and until when; the guide alone without. */
  sales?: { sentence: string; until: string };
  /** The page of this thing alone, where there is one. */
  path?: string;
  /** What is wrong with it by a recall or a ban, and what makes it right. */
  recall?: string;
};

/** Finds the bands of guide entries and of vehicles ("vehicle/Toyota Camry/10"); an id that the price guide does not have throws. */
export type FindBand = (entryId: string) => PriceBand;

/** What a city does to the price of one thing, and the cause in a few words. */
export type LocalEffect = { direction: "up" | "down"; because: string };

/** A thing in one city: what moves its price there, and the farthest town worth a drive for it alone. */
export type LocalPriceRow = { name: string; effect?: LocalEffect; town?: string };

/** A rule of thumb of sellers, as a label and a value. */
export type SellersFigure = { label: string; value: string };

/** A town of the metro as the map draws it; miles from the center by road. */
export type MapTown = { name: string; direction: string; miles: number; roundTripCents: number };

export type Breadcrumb = { name: string; path: string };

/** One generated guide, ready to be drawn. Its five sections are what the specification names. */
export type GuidePage = {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** At most 160 characters, unique on the site. */
  metaDescription: string;
  /** The page's own path: "/guides/electronics". */
  canonical: string;
  /** From Home to the page itself. */
  breadcrumbs: readonly Breadcrumb[];
  hero: {
    headline: string;
    subtitle: string;
    /** Left empty by specification: nobody measured either. */
    stats: { avgProfit: ""; successRate: "" };
    topItems: readonly [string, string, string];
  };
  /** Price bands drawn as a table beneath the hero, dearest first. */
  bands: readonly PriceBand[];
  /** What differs in one city; pages about one category in one city have it. */
  localPrices?: readonly LocalPriceRow[];
  sellersSay?: readonly SellersFigure[];
  /** A city's page has the map of its metro. */
  map?: { center: string; towns: readonly MapTown[] };
  sections: readonly [GuideSection, GuideSection, GuideSection, GuideSection, GuideSection];
  cta: { headline: string; description: string; buttonText: string; buttonLink: "/extension" };
};
