/** What a model trained on the set itself reaches, from the data folder's own README. */
type Yardstick = {
  mdape: number;
  within20: number;
  rSquared: number;
  coverage: number;
  highOverLow: number;
};

export type ListingSet = {
  name: string;
  file: string;
  /** What the price is, in words for the table. */
  priced: string;
  /** null for a part of a set, which nobody has measured. */
  yardstick: Yardstick | null;
  /** Only these rows count; all when absent. */
  onlyKind?: "sold";
  /** Only rows whose category matches. */
  onlyCategory?: RegExp;
  /** The new price goes into the description, as the shop's own page shows it. */
  showsNewPrice?: true;
  /** Appraised as of today although the set tells when it was listed, to show what that costs. */
  isOfToday?: true;
};

const yardstick = (figures: readonly [number, number, number, number, number]): Yardstick => {
  const [mdape, within20, rSquared, coverage, highOverLow] = figures;
  return { mdape, within20, rSquared, coverage, highOverLow };
};

export const listingSets: readonly ListingSet[] = [
  {
    name: "Craigslist goods",
    file: "craigslist_cocoa_2017.jsonl",
    priced: "ask, spring 2017",
    yardstick: yardstick([51, 20, 0.56, 81, 10]),
  },
  {
    name: "… as of today",
    file: "craigslist_cocoa_2017.jsonl",
    priced: "the same, its date not told",
    yardstick: null,
    isOfToday: true,
  },
  {
    name: "… furniture and bicycles of it",
    file: "craigslist_cocoa_2017.jsonl",
    priced: "without phones and electronics",
    yardstick: null,
    onlyCategory: /^(?:furniture|bike)$/,
  },
  {
    name: "Gumtree",
    file: "gumtree_uk_2022.jsonl",
    priced: "ask in pounds, February 2022",
    yardstick: yardstick([57, 18, 0.57, 81, 14.5]),
  },
  {
    name: "… as of today",
    file: "gumtree_uk_2022.jsonl",
    priced: "the same, its date not told",
    yardstick: null,
    isOfToday: true,
  },
  {
    name: "… what does not age of it",
    file: "gumtree_uk_2022.jsonl",
    priced: "without phones, computers, consoles and audio",
    yardstick: null,
    onlyCategory: /^(?!Phones|Computers|Video Games|Audio|TV|Cameras)/,
  },
  {
    name: "Mountain bikes",
    file: "pinkbike_2024.jsonl",
    priced: "ask, summer 2024",
    yardstick: yardstick([17, 59, 0.72, 81, 2]),
  },
  {
    name: "Guitars",
    file: "reverb_guitars_2022.jsonl",
    priced: "ask in pounds, winter 2021–22",
    yardstick: yardstick([28, 37, 0.71, 81, 3.5]),
  },
  {
    name: "Clothes",
    file: "thredup_2024.jsonl",
    priced: "a shop's ask, 2022–24, new price told",
    yardstick: yardstick([22, 45, 0.4, 81, 2.7]),
    showsNewPrice: true,
  },
  {
    name: "Clothes, title only",
    file: "thredup_2024.jsonl",
    priced: "the same, new price not told",
    yardstick: yardstick([22, 45, 0.4, 81, 2.7]),
  },
  {
    name: "Denim",
    file: "poshmark_denim_2020.jsonl",
    priced: "sold, April 2020",
    yardstick: yardstick([30, 34, 0.28, 79, 3.4]),
    onlyKind: "sold",
  },
  {
    name: "eBay asks",
    file: "ebay_asks_2025.jsonl",
    priced: "ask, mostly new goods, April 2025",
    yardstick: yardstick([36, 30, 0.61, 81, 6]),
  },
];
