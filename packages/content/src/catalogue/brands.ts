import type { CategorySlug } from "./categories.ts";

type BrandRecord<Slug extends string = string> = {
  slug: Slug;
  name: string;
  category: CategorySlug;
  /** 105 to 160 characters, so that the cards of both indexes cut it. */
  description: string;
};

const records = [
  {
    slug: "apple",
    name: "Apple",
    category: "electronics",
    description:
      "iPhones, iPads and MacBooks with a fixed price for each model, size and battery, as long as no account lock is left on them.",
  },
  {
    slug: "samsung",
    name: "Samsung",
    category: "electronics",
    description:
      "Galaxy phones, tablets and televisions that lose value faster than their rivals, which makes the buying price the whole deal.",
  },
  {
    slug: "nintendo",
    name: "Nintendo",
    category: "electronics",
    description:
      "Switch consoles, handhelds and first-party games that hardly fall in price, with copied cartridges as the thing to learn first.",
  },
  {
    slug: "sony",
    name: "Sony",
    category: "electronics",
    description:
      "PlayStation consoles, cameras, lenses and headphones, where shutter counts, drift and console bans set the worth of each one.",
  },
  {
    slug: "ikea",
    name: "IKEA",
    category: "furniture",
    description:
      "Shelves, wardrobes and desks people search for by their Swedish names, and retired designs that sell above their first price.",
  },
  {
    slug: "dewalt",
    name: "DeWalt",
    category: "tools",
    description:
      "Yellow 20V MAX and FLEXVOLT kits that tradespeople look for by name, and fake batteries that look right until they are opened.",
  },
  {
    slug: "milwaukee",
    name: "Milwaukee",
    category: "tools",
    description:
      "M12 and M18 FUEL tools with brushless motors, Packout boxes sold as sets, and serial plates worth reading before any money moves.",
  },
  {
    slug: "trek",
    name: "Trek",
    category: "sporting-goods",
    description:
      "Road, mountain and hybrid bikes dated by serial number, with frame size and drivetrain worth more to a buyer than fresh paint.",
  },
  {
    slug: "specialized",
    name: "Specialized",
    category: "sporting-goods",
    description:
      "Allez, Rockhopper and Stumpjumper bikes in every price class, plus Turbo e-bikes whose battery health decides if there is a profit.",
  },
  {
    slug: "coach",
    name: "Coach",
    category: "clothing",
    description:
      "Leather bags with a creed stamp and a serial to read, in three lines of very different worth: vintage, retail and outlet.",
  },
  {
    slug: "louis-vuitton",
    name: "Louis Vuitton",
    category: "clothing",
    description:
      "Canvas and leather bags that keep their price for decades and are copied more than any other, so proof comes before profit.",
  },
  {
    slug: "rolex",
    name: "Rolex",
    category: "jewelry",
    description:
      "Steel sports models and dress watches that any dealer will buy with box and papers, and that few people dare to buy without clear proof.",
  },
] as const satisfies readonly BrandRecord[];

export type BrandSlug = (typeof records)[number]["slug"];
export type Brand = BrandRecord<BrandSlug>;

/** The 12 brands, in the order the site lists them. */
export const brands: readonly Brand[] = records;

/** The groups of /guides/brands; a brand is in exactly one of them. */
export const brandGroups: readonly { name: string; slugs: readonly BrandSlug[] }[] = [
  { name: "Technology Brands", slugs: ["apple", "samsung", "sony", "nintendo"] },
  { name: "Tools & Equipment", slugs: ["dewalt", "milwaukee"] },
  { name: "Luxury & Fashion", slugs: ["coach", "louis-vuitton", "rolex"] },
  { name: "Other Popular Brands", slugs: ["ikea", "trek", "specialized"] },
];
