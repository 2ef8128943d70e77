type CategoryRecord<Slug extends string = string> = {
  slug: Slug;
  /** As a heading: "Sporting Goods". */
  name: string;
  /** Inside a sentence: "sporting goods". */
  plural: string;
  /** The word takes a verb as one thing does: "furniture brings". */
  isMass?: boolean;
  /** 60 to 140 characters. */
  description: string;
};

const records = [
  {
    slug: "electronics",
    name: "Electronics",
    plural: "electronics",
    description:
      "Phones, consoles, laptops and audio gear, where the exact model and a clean account decide the price.",
  },
  {
    slug: "furniture",
    name: "Furniture",
    plural: "furniture",
    isMass: true,
    description:
      "Solid wood, named makers and small pieces that fit one car: cheap to buy, slow only if they are large.",
  },
  {
    slug: "appliances",
    name: "Appliances",
    plural: "appliances",
    description:
      "Washers, fridges and mixers too heavy to mail, so local buyers pay well once they have seen them run.",
  },
  {
    slug: "tools",
    name: "Tools",
    plural: "tools",
    description:
      "Cordless kits, hand tools and job-site gear whose prices hold, with the batteries as a large part of the value.",
  },
  {
    slug: "sporting-goods",
    name: "Sporting Goods",
    plural: "sporting goods",
    description:
      "Bikes, golf clubs, weights and fitness machines: buy out of season, sell in the first warm weeks.",
  },
  {
    slug: "vehicles",
    name: "Vehicles",
    plural: "vehicles",
    description:
      "Scooters, trailers, motorcycles and cars, where title, history and state dealer rules come before price.",
  },
  {
    slug: "collectibles",
    name: "Collectibles",
    plural: "collectibles",
    description:
      "Cards, coins, figures and signed items: wide margins for those who can grade and spot a copy.",
  },
  {
    slug: "clothing",
    name: "Clothing",
    plural: "clothes",
    description:
      "Workwear, denim, sneakers and bags from labels people search by name, sold mostly by mail.",
  },
  {
    slug: "home-decor",
    name: "Home Decor",
    plural: "home decor",
    isMass: true,
    description:
      "Lamps, mirrors, rugs and pottery that photograph well and turn a dull house clearance into profit.",
  },
  {
    slug: "books",
    name: "Books",
    plural: "books",
    description:
      "Textbooks, sets and first printings, told apart by ISBN and printing line rather than by looks.",
  },
  {
    slug: "toys",
    name: "Toys",
    plural: "toys",
    description:
      "Complete LEGO sets, retired lines and sturdy outdoor toys, bought in summer for the weeks before Christmas.",
  },
  {
    slug: "musical-instruments",
    name: "Musical Instruments",
    plural: "musical instruments",
    description:
      "Guitars, keyboards, pedals and brass with serial numbers that date them and prices that stay steady.",
  },
  {
    slug: "jewelry",
    name: "Jewelry",
    plural: "jewelry",
    isMass: true,
    description:
      "Marked gold and silver, signed pieces and watches, bought on weight and proof and never on a story.",
  },
  {
    slug: "art",
    name: "Art",
    plural: "art",
    isMass: true,
    description:
      "Signed prints, original paintings and good frames, where the back of the picture tells more than the front.",
  },
  {
    slug: "antiques",
    name: "Antiques",
    plural: "antiques",
    description:
      "Joints, marks, wear and screws that show age, and the repairs that take most of a price away.",
  },
  {
    slug: "garden",
    name: "Garden",
    plural: "garden equipment",
    isMass: true,
    description:
      "Mowers, pressure washers, planters and patio sets that cost least in October and sell best in April.",
  },
  {
    slug: "baby-items",
    name: "Baby Items",
    plural: "baby items",
    description:
      "Strollers, carriers and high chairs that families outgrow, after a check of recalls and expiry dates.",
  },
  {
    slug: "crafts",
    name: "Crafts",
    plural: "craft supplies",
    description:
      "Sewing machines, cutting machines, yarn and fabric lots from people who leave a hobby all at once.",
  },
  {
    slug: "office",
    name: "Office",
    plural: "office equipment",
    isMass: true,
    description:
      "Ergonomic chairs, standing desks and monitors that companies sell by the dozen when they move.",
  },
  {
    slug: "camping",
    name: "Camping",
    plural: "camping gear",
    isMass: true,
    description:
      "Tents, packs, stoves and coolers from makers with lifetime repairs, checked for mold and missing poles.",
  },
  {
    slug: "beauty",
    name: "Beauty",
    plural: "beauty products",
    description:
      "Hair tools, sealed perfume and salon devices, with batch codes to read and opened jars to leave behind.",
  },
  {
    slug: "pet-supplies",
    name: "Pet Supplies",
    plural: "pet supplies",
    description:
      "Crates, aquariums, carriers and automatic feeders that clean up well and are bulky to buy new.",
  },
] as const satisfies readonly CategoryRecord[];

export type CategorySlug = (typeof records)[number]["slug"];
export type Category = CategoryRecord<CategorySlug>;

/** The 22 categories, in the order the site lists them. */
export const categories: readonly Category[] = records;
