import { type Day, type Language, languages } from "./made-up-languages.ts";
import { type Dice, seededDice } from "./mutate-page.ts";

/** What a card says that a person who looks at it would note down. */
export type SaleTold = {
  title: string;
  price: number;
  soldAt?: string;
  condition?: string;
  shippingDollars?: number;
};

export type MadeUpPage = {
  site: string;
  language: string;
  address: string;
  html: string;
  /** The cards that are usable sales. */
  sales: SaleTold[];
};

type Site = { name: string; address: string; item: (id: number) => string; hasDays: boolean };

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

const makers = ["Orvane", "Tellmark", "Quist", "Harrow & Pike", "Bexley", "Nordal"];
const things = ["cordless drill", "desk lamp", "wool coat", "film camera", "pedal", "rain boots"];
const details = [
  "with case",
  "size M",
  '12" wide',
  "- excellent",
  "(2 batteries)",
  "$70 when new",
  "NWT",
  "1998 edition",
  "20V 1/2 in",
  "free strap included",
];

type Card = { told: SaleTold; html: string; kind: "sale" | "other" };

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

type Look = ReturnType<typeof lookBy>;

/** How a page writes its cards: elements, names, order and what stands beside. */
function lookBy(dice: Dice) {
  const stem = String.fromCodePoint(97 + dice(26), 97 + dice(26));
  return {
    row: any(["li", "div", "article", "section"], dice),
    hidden: `${stem}-h${dice(90)}`,
    title: any(["h3", "span", "div", "heading", "p"], dice),
    price: any(["plain", "bold", "nested", "labelled", "split", "us", "code", "cents"], dice),
    shipping: any(["line", "nested"], dice),
    order: dice(3),
    label: any(["text", "text", "upper", "aria"], dice),
    was: any(["struck", "struck", "class", "del"], dice),
    hasHiddenAd: dice(2) === 0,
    isLinkAround: dice(2) === 0,
    name: () => `${stem}${dice(1_000)} ${stem}-${dice(99)}`,
  };
}

type CardQuestion = { id: number; site: Site; words: Language; look: Look; dice: Dice };

function cardOf(question: CardQuestion): Card {
  const { id, site, words, look, dice } = question;
  const told = saleBy(question);
  const kind = any(["sale", "sale", "sale", "sale", "sale", "ad", "range", "currency"], dice);
  const isSale = kind === "sale";
  const day = told.soldAt ? dayOf(told.soldAt) : undefined;
  const label = day ? words.sold(day) : words.badge;
  const sum = `$${told.price.toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  const shown = {
    sale: sum,
    ad: sum,
    range: `${sum} to $${told.price + 40}.00`,
    currency: `£${told.price}`,
  };
  // safe because the kind is one of its keys
  const price = priceBy(shown[kind as keyof typeof shown], isSale ? look.price : "plain");
  const title = titleBy(told.title, look);
  const link = site.item(id);
  const before =
    dice(3) === 0 && isSale ? wasBy(`$${Math.floor(told.price) + 30}.00`, look.was) : "";
  const parts = [
    `<div>${kind === "ad" ? `<span>${words.ad}</span>` : labelBy(label, day ? "text" : look.label)}</div>`,
    look.isLinkAround ? title : `<a href="${link}">${title}</a>`,
    `<div>${price}${before}</div>`,
    told.condition ? `<div><span>${told.condition}</span></div>` : "",
    shippingBy(told, question),
    dice(3) === 0 ? `<div>${3 + dice(40)} ${words.watchers}</div>` : "",
    look.hasHiddenAd ? `<div><span class="${look.hidden}">${words.ad}</span></div>` : "",
    dice(2) === 0 ? `<div>seller_${id} <span>99.${dice(9)}% (${1 + dice(900)})</span></div>` : "",
  ];
  const inside = turned(parts, look.order).join("");
  const picture = `<img src="${id}.jpg" alt="${dice(2) === 0 ? escaped(told.title) : ""}">`;
  const html = look.isLinkAround
    ? `<a href="${link}">${picture}${inside}</a>`
    : `<a href="${link}">${picture}</a>${inside}`;
  return { told, html, kind: isSale ? "sale" : "other" };
}

function saleBy({ id, site, words, dice }: CardQuestion): SaleTold {
  const title = `${any(makers, dice)} ${any(things, dice)} ${any(details, dice)} no. ${id}`;
  const price = 5 + dice(1_400) + any([0, 0.5, 0.99], dice);
  const month = 1 + dice(12);
  const soldAt = `2026-${String(month).padStart(2, "0")}-${String(1 + dice(28)).padStart(2, "0")}`;
  const shipping = [undefined, 0, 4 + dice(20) + 0.99][dice(3)];
  return {
    title,
    price,
    ...(site.hasDays ? { soldAt } : {}),
    ...(dice(2) === 0 ? { condition: any(words.conditions, dice) } : {}),
    ...(shipping === undefined ? {} : { shippingDollars: shipping }),
  };
}

function dayOf(soldAt: string): Day {
  const [year = 0, month = 0, day = 0] = soldAt.split("-").map(Number);
  return { year, month, day };
}

function wasBy(sum: string, how: string): string {
  if (how === "class") return `<span class="x-strikethrough">${sum}</span>`;
  return how === "del" ? `<del>${sum}</del>` : `<span><s>${sum}</s></span>`;
}

function labelBy(label: string, how: string): string {
  if (how === "upper") return `<b>${label.toUpperCase()}</b>`;
  if (how === "aria") return `<i role="img" aria-label="${label}"></i>`;
  return `<span>${label}</span>`;
}

function titleBy(title: string, { title: tag, name }: Look): string {
  const words = escaped(title);
  if (tag === "heading") return `<div role="heading" aria-level="3"><span>${words}</span></div>`;
  return `<${tag} class="${name()}">${words}</${tag}>`;
}

function priceBy(sum: string, how: string): string {
  if (how === "bold") return `<b>${sum}</b>`;
  if (how === "nested") return `<span><span><span>${sum}</span></span></span>`;
  if (how === "labelled") return `<span aria-label="price">${sum}</span>`;
  if (how === "us") return `<span>US ${sum}</span>`;
  if (how === "code") return `<span>USD ${sum.slice(1)}</span>`;
  if (how === "cents") {
    const [whole, cents] = sum.split(".");
    return `<span><span>${whole}</span><sup>${cents}</sup></span>`;
  }
  if (how === "split") return `<span><span>$</span><span>${sum.slice(1)}</span></span>`;
  return `<span>${sum}</span>`;
}

function shippingBy({ shippingDollars }: SaleTold, { words, look }: CardQuestion): string {
  if (shippingDollars === undefined) return "";
  const line =
    shippingDollars === 0 ? words.freeShipping : words.shipping(`$${shippingDollars.toFixed(2)}`);
  return look.shipping === "nested"
    ? `<div><div><span>${line}</span></div></div>`
    : `<div>${line}</div>`;
}

/** The same parts in another order; the price may stand before the title. */
function turned(parts: string[], order: number): string[] {
  const [label = "", title = "", price = "", ...others] = parts;
  if (order === 1) return [price, title, label, ...others];
  return order === 2 ? [title, label, price, ...others] : parts;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function any<T>(from: readonly T[], dice: Dice): T {
  const chosen = from[dice(from.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}
