import { ebayHosts } from "../sites/ebay-hosts.ts";
import type { SoldSite } from "./sold-reading.ts";

export type SoldSiteReader = {
  site: SoldSite;
  hosts: readonly string[];
  itemPath: RegExp;
  /** Where the results stand, apart from what is recommended beside them. */
  results: string;
  /** The address asks for sold things only, so a card need not say it again. */
  isSoldSearch: (address: URL) => boolean;
  /** The page of one product may list its sales as a table. */
  hasTables?: boolean;
  /** Links lie over the cards, so the title stands beside them. */
  hasCoveringLinks?: boolean;
};

const asks = (name: string, value: string) => (address: URL) =>
  address.searchParams.get(name) === value;

/**
 * How well each site's page is known: eBay's two card layouts are described in many public places
 * and seen to say "Sold Nov 12, 2026" on each card. Facebook's cards are those under any listing;
 * that its search for sold things marks each card is not certain, so the address counts as well.
 * Of the others the addresses are known, and their cards by links and lines only: Depop and Vinted
 * mark what is sold with a badge, StockX and Reverb's price guide list the sales of one product as a
 * table. On all but eBay and the tables the price is the last one asked.
 */
export const soldSites: readonly SoldSiteReader[] = [
  {
    site: "ebay",
    hosts: ebayHosts,
    itemPath: /^\/itm\/(?:[^/]+\/)?(\d+)/,
    results: "#srp-river-results",
    // Each card says it itself; one that does not is an offer that the site slipped in.
    isSoldSearch: () => false,
  },
  {
    site: "facebook",
    hosts: ["facebook.com"],
    itemPath: /^\/marketplace\/(?:[^/]+\/)?item\/(\d+)/,
    results: "[role=main]",
    isSoldSearch: asks("availability", "out of stock"),
  },
  {
    site: "mercari",
    hosts: ["mercari.com"],
    itemPath: /^\/(?:us\/)?item\/(m\d+)/,
    results: "[data-testid=SearchResults], main",
    isSoldSearch: (address) =>
      asks("itemStatuses", "2")(address) || asks("status", "sold_out")(address),
  },
  {
    site: "poshmark",
    hosts: ["poshmark.com"],
    itemPath: /^\/listing\/[^/]*?([0-9a-f]{24})$/,
    results: "main, #content",
    isSoldSearch: asks("availability", "sold_out"),
  },
  {
    site: "depop",
    hosts: ["depop.com"],
    itemPath: /^\/products\/([\w-]+)\/?$/,
    results: "main",
    isSoldSearch: () => false,
  },
  {
    site: "stockx",
    hosts: ["stockx.com"],
    itemPath: /^\/([a-z0-9]+(?:-[a-z0-9]+){2,})\/?$/,
    results: "main",
    isSoldSearch: () => false,
    hasTables: true,
  },
  {
    site: "reverb",
    hosts: ["reverb.com"],
    itemPath: /^\/(?:[a-z]{2}\/)?item\/(\d+)/,
    results: "main",
    isSoldSearch: asks("show_only_sold", "true"),
    hasTables: true,
  },
  {
    site: "grailed",
    hosts: ["grailed.com"],
    itemPath: /^\/listings\/(\d+)/,
    results: "main",
    isSoldSearch: ({ pathname }) => /^\/sold\b/.test(pathname),
  },
  {
    site: "vinted",
    hosts: ["com", "fr", "de", "co.uk", "es", "it", "nl", "be", "pl"].map((end) => `vinted.${end}`),
    itemPath: /^\/items\/(\d+)/,
    results: "main",
    isSoldSearch: () => false,
    hasCoveringLinks: true,
  },
];
