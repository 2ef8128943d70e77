/**
 * Text for people in a markup of three rules: a blank line ends a paragraph, lines that begin with
 * "- " are a list, and `[words](/path)` is a link to a page of the site. Nothing else is special.
 */
export type RichText = string;

export type GuideSection = { title: string; content: RichText };

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
  /** The page of this thing alone, where there is one. */
  path?: string;
  /** What is wrong with it by a recall or a ban, and what makes it right. */
  recall?: string;
};

/** Finds the bands of guide entries and of vehicles ("vehicle/Toyota Camry/10"); an id that the price guide does not have throws. */
export type FindBand = (entryId: string) => PriceBand;

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
  sections: readonly [GuideSection, GuideSection, GuideSection, GuideSection, GuideSection];
  cta: { headline: string; description: string; buttonText: string; buttonLink: "/extension" };
};
