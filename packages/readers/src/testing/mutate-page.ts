/** A die with n sides, the same throws for the same seed. */
export type Dice = (sides: number) => number;

export function seededDice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    // Numerical Recipes' linear congruential generator; the high bits are the good ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Change = (document: Document, dice: Dice) => void;

/** The address of every Facebook page that does not give its own. */
export const facebookAddress = "https://www.facebook.com/marketplace/item/100200300/";

const foreignTitle = "Foreign thing, blue";

/** What happens to real pages: parts vanish, double and move, and other items push in. */
const changes = {
  drop_part: (document, dice) => pick(parts(document), dice)?.remove(),
  double_part: (document, dice) => {
    const part = pick(parts(document), dice);
    part?.after(part.cloneNode(true));
  },
  move_others_up: (document) => {
    const title = one(document, "title");
    for (const other of all(document, "recommended")) title?.before(other);
  },
  move_others_below_title: (document) => {
    const title = one(document, "title");
    for (const other of all(document, "recommended")) title?.after(other);
  },
  move_price_last: (document) => {
    const price = one(document, "price");
    // A price inside the heading cannot go anywhere without the heading.
    if (price && price.closest("h1") === null) document.body.append(price);
  },
  translate_labels: (document, dice) => {
    const language = languages[dice(languages.length)] ?? {};
    for (const label of all(document, "label")) {
      const word = (label.textContent ?? "").trim().toLowerCase();
      label.textContent = language[word] ?? "Žodis";
    }
  },
  add_prices_to_others: (document) => {
    for (const card of all(document, "recommended")) {
      card.prepend(made(document, "p", "$7"));
      card.append(made(document, "h3", "$8"));
    }
  },
  swap_title: (document, dice) => {
    const title = one(document, "title");
    const own = title?.querySelector("#titletextonly") ?? title;
    const other = pick(all(document, "recommended-title"), dice);
    if (!own || !other) return;
    [own.textContent, other.textContent] = [other.textContent, own.textContent];
  },
  sell_item: (document) => one(document, "price")?.after(made(document, "span", "Sold")),
  sell_recommended: (document) => {
    for (const card of all(document, "recommended")) card.append(made(document, "p", "Sold"));
  },
  contradict_data: (document) => {
    const script = made(document, "script", foreignData(undefined));
    script.setAttribute("type", "application/ld+json");
    document.querySelector("head")?.prepend(script);
  },
  replace_data: (document) => {
    const url = "https://www.ebay.com/itm/999999999999";
    for (const script of all(document, "json")) script.textContent = foreignData(url);
  },
  nest_gallery: (document) => {
    const gallery = made(document, "div", "");
    gallery.setAttribute("role", "dialog");
    gallery.append(made(document, "h1", foreignTitle), made(document, "p", "$9"));
    one(document, "title")?.before(gallery);
  },
  nest_main: (document) => {
    const gallery = made(document, "div", "");
    gallery.setAttribute("role", "main");
    gallery.append(made(document, "h1", foreignTitle), made(document, "p", "$9"));
    document.body.prepend(gallery);
  },
  leave_address_behind: (document) => {
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    const link = made(document, "meta", "");
    link.setAttribute("property", "og:url");
    link.setAttribute("content", (canonical ?? facebookAddress).replace(/\d{3}(?=\D*$)/, "999"));
    document.querySelector("head")?.append(link);
  },
} as const satisfies Record<string, Change>;

export type Mutation = keyof typeof changes;
export const mutations: readonly Mutation[] = Object.keys(changes).filter(isMutation);

type Options = { dice: Dice; count?: number; only?: readonly Mutation[] };

/** Does some of the changes to a page, in thrown order, and names them. */
export function mutatePage(document: Document, { dice, count = 1, only }: Options): Mutation[] {
  const from = only ?? mutations;
  const chosen = Array.from({ length: count }, () => from[dice(from.length)]);
  const applied = chosen.filter((name) => name !== undefined);
  for (const name of applied) changes[name](document, dice);
  return applied;
}

const languages: readonly Readonly<Record<string, string>>[] = [
  { condition: "Estado", details: "Detalles", "today's picks": "Sugerencias de hoy" },
  { condition: "État", details: "Détails", "similar items": "Articles similaires" },
  { condition: "Zustand", details: "Beschreibung", "similar items": "Ähnliche Artikel" },
  {},
];

function foreignData(url: string | undefined): string {
  const offers = { price: "9.00", priceCurrency: "USD" };
  return JSON.stringify({ "@type": "Product", name: foreignTitle, url, offers });
}

function isMutation(name: string): name is Mutation {
  return Object.hasOwn(changes, name);
}

/** The item's own parts: what is recommended and what the head says of the page stay. */
function parts(document: Document): Element[] {
  return [...document.querySelectorAll("[data-part]")].filter(
    (part) => !/^recommended|^others$/.test(part.getAttribute("data-part") ?? ""),
  );
}

function all(document: Document, part: string): Element[] {
  return [...document.querySelectorAll(`[data-part="${part}"]`)];
}

function one(document: Document, part: string): Element | undefined {
  return all(document, part)[0];
}

function pick(elements: readonly Element[], dice: Dice): Element | undefined {
  return elements[dice(elements.length)];
}

function made(document: Document, tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
