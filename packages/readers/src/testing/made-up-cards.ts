import type { Day, Language } from "./made-up-languages.ts";
import type { Dice } from "./mutate-page.ts";

/** What a card says that a person who looks at it would note down. */
export type SaleTold = {
  title: string;
  price: number;
  soldAt?: string;
  condition?: string;
  shippingDollars?: number;
};

export type Site = {
  name: string;
  address: string;
  item: (id: number) => string;
  hasDays: boolean;
};

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

type Look = ReturnType<typeof lookBy>;

/** How a page writes its cards: elements, names, order and what stands beside. */
export function lookBy(dice: Dice) {
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

export function cardOf(question: CardQuestion): Card {
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

export function any<T>(from: readonly T[], dice: Dice): T {
  const chosen = from[dice(from.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}
