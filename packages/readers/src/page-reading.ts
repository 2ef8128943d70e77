/** What a listing page says, in the page's own words: what they mean is the engine's job. */
export type PageListing = {
  title: string;
  /** "$40", "Free", "£25"; null when the page shows none. */
  price: string | null;
  condition: string | null;
  description: string | null;
  location: string | null;
  category: string | null;
  imageUrl: string | null;
  marketplaceUrl: string;
  marketplaceItemId: string | null;
  isSold: boolean;
};

export type Site = "facebook" | "craigslist" | "offerup" | "ebay";

export type PageReading =
  /** `missing` names the fields that this site's pages have and this one did not show. */
  | { kind: "listing"; site: Site; listing: PageListing; missing: readonly string[] }
  | { kind: "not_a_listing"; sentence: string }
  | { kind: "unknown_site" };

/** A reader of one site's listing pages. It only looks: it listens to nothing and changes nothing. */
export type SiteReader = {
  site: Site;
  /** Host names of the site, without what stands before them. */
  hosts: readonly string[];
  /** The item's id from the page's address; undefined when it is no listing's address. */
  itemId: (url: URL) => string | undefined;
  /** undefined when the page shows no listing. */
  read: (
    document: Document,
  ) => Omit<PageListing, "marketplaceUrl" | "marketplaceItemId"> | undefined;
};
