import type { PriceReading } from "@flipworth/engine";
import type { ListingText } from "./texts.ts";

/** What a message's price must be read as. No `amount`, no price to judge by. */
type PriceTruth = { kinds: readonly PriceReading["kind"][]; dollars?: number };

/** A text as a person pastes it, with what it says. */
export type PastedText = {
  form: string;
  text: string;
  title: string;
  /** "exact": the title and nothing else. "held": a sentence around it is no mistake. */
  titleAs: "exact" | "held";
  price: PriceTruth;
  condition: string | null;
  description: string | null;
};

type Words = { item: ListingText; other: ListingText; third: ListingText; dollars: number };
type Form = {
  form: string;
  write: (words: Words) => string;
  titleAs?: PastedText["titleAs"];
  price?: (dollars: number) => PriceTruth;
};

const stated = (dollars: number): PriceTruth => ({ kinds: ["stated"], dollars });
const kind =
  (...kinds: PriceReading["kind"][]) =>
  (): PriceTruth => ({ kinds });
const grouped = (dollars: number) => dollars.toLocaleString("en-US");

/** How people write that they sell something, without a marketplace's page around it. */
const forms: readonly Form[] = [
  { form: "one line", write: ({ item, dollars }) => `${item.title} ${dollars} obo` },
  { form: "one line", write: ({ item, dollars }) => `${item.title} - $${grouped(dollars)}` },
  { form: "one line", write: ({ item, dollars }) => `${item.title}, asking ${dollars} firm` },
  { form: "one line", write: ({ item, dollars }) => `${item.title} $${dollars} OBO` },
  { form: "one line", write: ({ item, dollars }) => `${item.title} ${dollars} bucks` },
  { form: "one line", write: ({ item, dollars }) => `${item.title} $${dollars} or best offer` },
  { form: "one line", write: ({ item, dollars }) => `${item.title} | $${dollars} cash only` },
  {
    form: "post",
    write: ({ item, dollars }) =>
      `FS: ${item.title}\n\nCondition: ${item.condition}\nPrice: $${dollars}\nLocation: ${item.place}\n\n${item.description}`,
  },
  {
    form: "post",
    write: ({ item, dollars }) =>
      `${item.title}\n${item.description}\n$${grouped(dollars)} cash, pick up in ${item.place}`,
    titleAs: "exact",
  },
  {
    form: "post",
    write: ({ item, dollars }) =>
      `${item.title}\nRetails for $${grouped(2 * dollars)}, selling for $${grouped(dollars)}.\n${item.description}`,
    titleAs: "exact",
  },
  {
    form: "post",
    write: ({ item, dollars }) =>
      `${item.title}\n${item.description}\nWas $${dollars + 40}, now $${dollars}! Delivery is $15 extra.`,
    titleAs: "exact",
  },
  {
    form: "chat",
    write: ({ item, dollars }) =>
      `Hey, do you still want the ${item.title}? ${item.description} I'd take ${dollars} bucks for it.`,
    titleAs: "held",
  },
  {
    form: "chat",
    write: ({ item, dollars }) =>
      `Selling my ${item.title}. Paid ${2 * dollars} last year, asking ${dollars}. ${item.description}`,
    titleAs: "held",
  },
  {
    form: "chat",
    write: ({ item, dollars }) =>
      `Casey · ${item.title}\n$${grouped(dollars)} - ${item.title}\nHi, is this still available?\nYes it is!\nWould you take $${Math.round(0.7 * dollars)}?\nI can do $${Math.round(0.9 * dollars)} if you pick it up tonight`,
    titleAs: "held",
  },
  {
    form: "several things",
    write: ({ item, other, third, dollars }) =>
      `Moving sale!\n${item.title} $${dollars}\n${other.title} $${dollars + 15}\n${third.title} $${2 * dollars}`,
    titleAs: "held",
    price: kind("unclear", "missing"),
  },
  {
    form: "several things",
    write: ({ item, dollars }) =>
      `${item.title}\n$${dollars} for one or $${2 * dollars - 1} for both. ${item.description}`,
    titleAs: "exact",
    price: kind("unclear", "missing"),
  },
  {
    form: "no price in dollars",
    write: ({ item, dollars }) => `${item.title} £${dollars} ono`,
    price: kind("foreign"),
  },
  {
    form: "no price in dollars",
    write: ({ item, dollars }) => `${item.title}\nCA$${dollars}\n${item.description}`,
    price: kind("foreign"),
  },
  {
    form: "no price in dollars",
    write: ({ item, dollars }) => `${item.title} ${dollars} € VB`,
    price: kind("foreign"),
  },
  {
    form: "no price in dollars",
    write: ({ item, dollars }) => `${item.title}\n$${dollars} / Month\n${item.description}`,
    price: kind("periodic"),
  },
  {
    form: "placeholder",
    write: ({ item }) => `${item.title}\n$1\n${item.description}`,
    price: kind("placeholder"),
  },
  {
    form: "placeholder",
    write: ({ item }) => `${item.title}\n$1,234\n${item.description}`,
    price: kind("placeholder"),
  },
  {
    form: "placeholder",
    write: ({ item }) => `${item.title}\n$123\nMake me an offer. ${item.description}`,
    price: kind("placeholder"),
  },
  {
    form: "no price",
    write: ({ item }) => `${item.title}, make me an offer`,
    price: kind("missing"),
    titleAs: "held",
  },
  {
    form: "no price",
    write: ({ item }) => `Is anybody looking for this? ${item.title}. ${item.description}`,
    price: kind("missing"),
    titleAs: "held",
  },
  {
    form: "range",
    write: ({ item, dollars }) => `${item.title} $${dollars}-${dollars + 20}`,
    price: (dollars) => stated(dollars + 20),
  },
  {
    form: "range",
    write: ({ item, dollars }) =>
      `${item.title}\n$${dollars} - $${dollars + 20}\n${item.description}`,
    price: (dollars) => stated(dollars + 20),
  },
  { form: "free", write: ({ item }) => `FREE: ${item.title}`, price: kind("free") },
  {
    form: "free",
    write: ({ item }) => `${item.title}\nFREE\n${item.description}`,
    price: kind("free"),
  },
];

/** A text that names an amount of its own says something else than the form around it. */
const namesMoney = ({ title, description }: ListingText) =>
  /[$£€+]|\d ?(?:dollars|bucks|obo|firm|each|ea\b)|\b(?:price|asking|wanting|free)\b/i.test(
    `${title} ${description}`,
  );

/** Each form of message about each text, with two other texts beside it where it names several. */
export function messagesFrom(texts: readonly ListingText[]): PastedText[] {
  return texts.flatMap((item, index) => {
    if (namesMoney(item)) return [];
    const dollars = Number(item.price.replace(/[^\d.]/g, ""));
    const [other, third] = [1, 2].map((step) => texts[(index + step) % texts.length]);
    if (other === undefined || third === undefined || !(dollars > 1)) return [];
    return forms.map(({ form, write, titleAs = "exact", price = stated }) => ({
      form,
      text: write({ item, other, third, dollars: Math.round(dollars) }),
      title: item.title,
      titleAs,
      price: price(Math.round(dollars)),
      condition: null,
      description: null,
    }));
  });
}
