/** What a listing page says, in the page's own words: what they mean is the engine's job. */
export type PageListing = {
  title: string;
  /** "$40", "Free", "£25", "CA$40"; null when the page shows none. */
  price: string | null;
  condition: string | null;
  description: string | null;
  location: string | null;
  category: string | null;
  imageUrl: string | null;
  marketplaceUrl: string;
  /** The id that the address and the page agree on: an answer about another id is an old one. */
  marketplaceItemId: string | null;
  isSold: boolean;
  /** What the page tells in fields of its own: "mileage", "title status". Absent where it has none. */
  attributes?: Readonly<Record<string, string>>;
};

export type Site = "facebook" | "craigslist" | "offerup" | "ebay";

/** What is on offer, told apart before anybody values it. */
export type PageOffer = {
  /** "pending": promised to somebody. "rented": no longer to let. "ended": taken down unsold. */
  state: "available" | "pending" | "sold" | "rented" | "ended";
  /** What the price buys: the thing itself, or its use for that long. */
  pricePer: "item" | "hour" | "day" | "week" | "month" | "year";
  /** ISO 4217, "USD" for a bare dollar sign on an American site; null without a price. */
  currency: string | null;
};

/** How a field was found: structured data, a heading or label, its place on the page, a meta tag. */
export type Way = "structured_data" | "heading" | "label" | "place" | "meta";

export type HealthField = "title" | "price" | "condition" | "description" | "location" | "imageUrl";

/** Which way gave each field; null names a field that was not found, so the one that broke. */
export type ReadingHealth = Readonly<Record<HealthField, Way | null>>;

export type PageReading =
  | {
      kind: "listing";
      site: Site;
      listing: PageListing;
      offer: PageOffer;
      /** The fields that this site's pages have and this one did not show. */
      missing: readonly ("price" | "description" | "location")[];
      health: ReadingHealth;
    }
  /** The page speaks of two listings at once: one is on its way out. Reading it again may help. */
  | { kind: "changing"; site: Site; sentence: string }
  /** At a listing's address the health says that no title was found: a picture can still tell. */
  | { kind: "not_a_listing"; site: Site; sentence: string; health: ReadingHealth }
  | { kind: "unknown_site" };

/** One field as it was found. */
export type Found = { value: string; way: Way };

/** What a site's reader found. A reader answers undefined when the page shows no listing at all. */
export type Finding = Readonly<Record<HealthField, Found | null>> & {
  title: Found;
  category: string | null;
  state: PageOffer["state"];
  /** Where the site or the page says so and the price's own words do not. */
  pricePer?: PageOffer["pricePer"];
  currency?: string | undefined;
  attributes?: Readonly<Record<string, string>>;
};

type PageToRead = {
  document: Document;
  /** undefined for a saved page that does not say where it came from. */
  address: URL | undefined;
  /** The item's id in the address. */
  itemId: string | undefined;
};

/** A reader of one site's listing pages. It only looks: it listens to nothing and changes nothing. */
export type SiteReader = {
  site: Site;
  /** Host names of the site, without what stands before them. */
  hosts: readonly string[];
  /** The item's id from the page's address; undefined when it is no listing's address. */
  itemId: (url: URL) => string | undefined;
  /** "changing" when title and page are of two listings. */
  read: (page: PageToRead) => Finding | "changing" | undefined;
};
