import { any, cardOf, lookBy, type SaleTold, type Site } from "./made-up-cards.ts";
import { type Language, languages } from "./made-up-languages.ts";
import { seededDice } from "./mutate-page.ts";

export type MadeUpPage = {
  site: string;
  language: string;
  address: string;
  html: string;
  /** The cards that are usable sales. */
  sales: SaleTold[];
};

const hex = (id: number) => id.toString(16).padStart(24, "0");
const sites: readonly Site[] = [
  {
    name: "ebay",
    address: "https://www.ebay.com/sch/i.html?_nkw=thing&LH_Sold=1&LH_Complete=1",
    item: (id) => `https://www.ebay.com/itm/${2_000_000_000 + id}?hash=${id}`,
    hasDays: true,
  },
  {
    name: "mercari",
    address: "https://www.mercari.com/search/?keyword=thing&itemStatuses=2",
    item: (id) => `/us/item/m${30_000_000_000 + id}/?ref=search_results`,
    hasDays: false,
  },
  {
    name: "poshmark",
    address: "https://poshmark.com/search?query=thing&availability=sold_out",
    item: (id) => `/listing/Some-thing-${hex(id)}`,
    hasDays: false,
  },
  {
    name: "facebook",
    address: "https://www.facebook.com/marketplace/mesa/search?availability=out%20of%20stock",
    item: (id) => `/marketplace/item/${100_000 + id}/?ref=search`,
    hasDays: false,
  },
  {
    name: "depop",
    address: "https://www.depop.com/search/?q=thing",
    item: (id) => `/products/seller${id}-some-thing-${id}/`,
    hasDays: false,
  },
  {
    name: "reverb",
    address: "https://reverb.com/marketplace?query=thing&show_only_sold=true",
    item: (id) => `/item/${8_000_000 + id}-some-thing`,
    hasDays: false,
  },
  {
    name: "grailed",
    address: "https://www.grailed.com/sold?query=thing",
    item: (id) => `/listings/${50_000_000 + id}-some-thing`,
    hasDays: false,
  },
];

/** A results page of a made-up look; the same one for the same seed. */
export function madeUpResults(seed: number): MadeUpPage {
  const dice = seededDice(seed * 7_919 + 13);
  const site = any(sites, dice);
  const code = site.hasDays
    ? any(Object.keys(languages), dice)
    : any(["en", "en", "es", "fr"], dice);
  // safe because the code is one of its keys
  const words = languages[code] as Language;
  const look = lookBy(dice);
  const cards = Array.from({ length: 24 }, (_, id) => cardOf({ id, site, words, look, dice }));
  const list = cards.map(({ html }) => `<${look.row} class="${look.name()}">${html}</${look.row}>`);
  const carousel = `<${look.row}><h2>You may also like</h2><ul>${[90, 91, 92]
    .map(
      (id) =>
        `<li><a href="${site.item(id)}"><span>Promoted thing ${id}</span></a><b>$9.50</b></li>`,
    )
    .join("")}</ul></${look.row}>`;
  if (dice(2) === 0) list.splice(5 + dice(10), 0, carousel);
  const holder = look.row === "li" ? "ul" : "div";
  const outer = dice(3) === 0 ? ' aria-hidden="true"' : "";
  const html = `<!doctype html><html lang="${code}"><head><title>thing | ${site.name}</title>
<style>.${look.hidden} { ${any(hidings, dice)} }</style></head><body>
<header><a href="/">Home</a><input value="thing"><button>Search</button></header>
<main${outer}><div id="srp-river-results"><h1>${cards.length} ${words.found} <b>thing</b></h1>
<${holder}>${list.join("\n")}</${holder}></div></main>
<footer><a href="/help">Help</a></footer></body></html>`;
  const sales = cards.filter(({ kind }) => kind === "sale").map(({ told }) => told);
  return { site: site.name, language: code, address: site.address, html, sales };
}

const hidings = [
  "display: none",
  "visibility: hidden",
  "position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0)",
  "opacity: 0",
];
