import type { GuideSection, RichText } from "../guides/guide-page.ts";
import type { CategorySlug } from "./categories.ts";
import type { IconName } from "./look.ts";

export type BestItem = {
  category: string;
  /** The guide that goes further. */
  guide: CategorySlug;
  profitMargin: string;
  difficulty: "Easy" | "Medium" | "High";
  timeToSell: string;
  avgProfit: string;
  examples: readonly [string, string, string, string];
  tips: RichText;
  icon: IconName;
};

export const bestItemsStats = [
  { value: "40-150%", label: "average margin" },
  { value: "1-14 days", label: "to sell" },
  { value: "$20-500+", label: "profit per item" },
  { value: "6", label: "categories" },
] as const;

export const bestItemsIntro: RichText = `The ranges on this page are what sellers often say, not measurements; our own [estimates by item](/prices) and [how accurate they are](/accuracy) stand on pages of their own. Margin here means profit compared with what you paid, which is how a figure can pass 100%; the [calculator](/facebook-marketplace-profit-calculator) also shows it as a share of the sale.

Choose by what you can test, lift and store before you look at the margin. A thing that you cannot switch on at the curb is a bet, and a sofa that needs two people costs you a favor each way.`;

export const bestItems: readonly BestItem[] = [
  {
    category: "Electronics",
    guide: "electronics",
    profitMargin: "40-80%",
    difficulty: "Medium",
    timeToSell: "1-5 days",
    avgProfit: "$30-200",
    examples: [
      "Game consoles with both controllers",
      "iPhones two or three models old",
      "Business laptops such as ThinkPad and Latitude",
      "Noise-canceling headphones",
    ],
    tips: "Have the seller sign out of every account while you watch, then restart the device: a phone that still asks for someone's Apple ID or Google account is worth parts money. Note model number and storage size, because 64 GB and 256 GB of the same phone are two different prices.",
    icon: "smartphone",
  },
  {
    category: "Tools",
    guide: "tools",
    profitMargin: "30-60%",
    difficulty: "Easy",
    timeToSell: "1-7 days",
    avgProfit: "$20-150",
    examples: [
      "Cordless combo kits with two batteries",
      "Miter and table saws",
      "Mechanics' socket sets without gaps",
      "Nail guns and small compressors",
    ],
    tips: "Value the batteries first: press the fuel gauge, then run the tool under load until it is warm. Mixed boxes from a garage clear-out pay best, since the seller counts pieces and you count packs and chargers.",
    icon: "wrench",
  },
  {
    category: "Furniture",
    guide: "furniture",
    profitMargin: "50-150%",
    difficulty: "Medium",
    timeToSell: "3-14 days",
    avgProfit: "$40-300",
    examples: [
      "Solid wood dressers and nightstands",
      "Mid-century chairs with a maker's label",
      "Brand-name office chairs",
      "Bookcases that come apart",
    ],
    tips: "Pull out a drawer before you talk price: dovetailed corners and a stamp or label inside are worth the van, stapled chipboard is not. Put width, depth and height in the first line of your own listing and most of the questions never arrive.",
    icon: "armchair",
  },
  {
    category: "Sports",
    guide: "sporting-goods",
    profitMargin: "35-70%",
    difficulty: "Easy",
    timeToSell: "3-10 days",
    avgProfit: "$25-200",
    examples: [
      "Adult bikes from bike-shop brands",
      "Adjustable dumbbells and iron plates",
      "Complete golf sets",
      "Kayaks with paddles",
    ],
    tips: "Buy against the calendar: bikes after the first frost, skis in April, treadmills once the resolutions have faded. Turn a bike over and read the serial number to the seller's face; a person who owns it does not mind.",
    icon: "bike",
  },
  {
    category: "Appliances",
    guide: "appliances",
    profitMargin: "25-50%",
    difficulty: "High",
    timeToSell: "2-7 days",
    avgProfit: "$40-200",
    examples: [
      "Washer and dryer pairs",
      "Stand mixers with attachments",
      "Upright freezers",
      "Robot and cordless vacuums",
    ],
    tips: "Too heavy to mail, so your buyers and your rivals all live nearby. Film a full cycle and the model plate on the day you collect: that film sells the machine, and it settles the call that comes a week later.",
    icon: "washing-machine",
  },
  {
    category: "Collectibles",
    guide: "collectibles",
    profitMargin: "100-500%",
    difficulty: "High",
    timeToSell: "7-14 days",
    avgProfit: "$20-500+",
    examples: [
      "Graded trading cards",
      "Complete retired LEGO sets",
      "Boxed retro games",
      "Signed first editions",
    ],
    tips: "“Vintage” and “rare” in a title are the seller's hope, not evidence. Find the set number, the year and the grade, then compare with sold copies of that grade only; if you cannot name all three, pay what the commonest version brings.",
    icon: "trophy",
  },
];

export const keysToSuccess: readonly GuideSection[] = [
  {
    title: "Know the exit first",
    content:
      "Before you pay, say who buys it, on which site and for how much. If you can name only one kind of buyer, take a tenth off your offer.",
  },
  {
    title: "Specialize in 2-3 categories",
    content:
      "By the thirtieth drill you see a fake battery from across the room. By the third drill, third lamp and third guitar you see nothing.",
  },
  {
    title: "Be early, not cheap",
    content:
      "Good listings go to the first person who names a time, and seldom to the one who asks for five dollars off. An alert for each model you know does more than an hour of scrolling.",
  },
  {
    title: "Clean before you photograph",
    content:
      "A melamine sponge, a toothbrush and a charged battery are the cheapest repair there is. Buyers read dust as a hint of what they cannot see.",
  },
  {
    title: "Set a limit for what lies unsold",
    content:
      "Decide how much cash may sit in the garage at one time, and stop buying when you reach it. Profit that cannot be spent yet is only storage.",
  },
  {
    title: "Write down every buy on the day",
    content:
      "Date, price, miles and where you found it. In three months that page shows which habit earns, and at tax time it is your proof of cost.",
  },
];

export const itemsToAvoid: readonly { name: string; reason: RichText }[] = [
  {
    name: "Recalled products",
    reason:
      "Selling one is unlawful for anybody in the United States, at yard sales too (Consumer Product Safety Commission, resale guidance). Search the model at cpsc.gov before you buy cribs, strollers, heaters or dressers that were meant to be anchored.",
  },
  {
    name: "Used child car seats and helmets",
    reason:
      "A crash may leave no mark that you could find, and the shell carries an expiry or production date. Nobody can prove the history, so nobody should trust it.",
  },
  {
    name: "Mattresses and cloth sofas of unknown homes",
    reason:
      "Bed bugs cost more to be rid of than any sofa brings. If you deal in upholstery at all, look along seams and staples with a flashlight before it touches your car.",
  },
  {
    name: "Locked phones and tablets",
    reason:
      "“I forgot the password” often means that it was lost or stolen, and only its owner, or the maker with the first receipt, can lift an activation lock. Price it as a broken screen and a battery.",
  },
  {
    name: "Copies of famous brands",
    reason:
      "A counterfeit may be taken down, refunded and reported, and you carry the loss even if you believed in it. Learn the marks in the [brand guides](/guides/brands) before you spend more than you would lose with a shrug.",
  },
  {
    name: "Things the site forbids",
    reason:
      "Facebook's commerce rules leave out alcohol, tobacco and vapes, weapons and ammunition, animals, medical devices, contact lenses and digital goods, among others. A removed listing is a nuisance; a removed account is the end of the business.",
  },
];

export const bestItemsSections: readonly GuideSection[] = [
  {
    title: "One flip from start to end",
    content: `Say a garage clear-out offers a bag of cordless tools for $60: a drill, an impact driver, two packs and a charger. The seller wrote “tools, some work”.

- You test both tools on both packs and find one pack weak.
- The drill goes with the good pack and the charger for $75.
- A carpenter nearby takes the bare driver for $50.
- The weak pack brings $20, with its fault in the first line.

That is $145 of sales, less the $60 and $8 of fuel: $77 for about three hours, or $25.67 an hour. Sold as the one bag it was, it would hardly have paid for the drive.`,
  },
  {
    title: "How to read difficulty",
    content: `Easy means that ten minutes and a battery show you what is wrong. Medium adds something you cannot see, such as an account, a wood or a model year. High means that a mistake eats the whole price: a drum bearing, or a signature that is a print.

Begin with one easy kind, and add a medium one only after your tenth sale. The [category guides](/guides) list what to check for each.`,
  },
  {
    title: "Starting with $100",
    content: `Buy three things at about $25 and keep the last $25 for cleaning, a part and fuel. Sell all three before you buy the fourth, even if one only breaks even.

What you want from this round is not the money. It is three sold prices, three real times to sell, and one thing you will not buy again.`,
  },
];
