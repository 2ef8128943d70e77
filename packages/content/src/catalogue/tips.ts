import type { GuideSection, RichText } from "../guides/guide-page.ts";
import type { AccentColor, IconName } from "./look.ts";

export type TipGroup = {
  title: string;
  icon: IconName;
  color: AccentColor;
  tips: readonly RichText[];
};

export const tipsIntro: RichText = `None of this needs luck or a van. It needs a list of models you know, a price you decided on before the first message, and the patience to let most listings go.

Shares such as 60-75% of retail and times such as 7-10 days are what sellers often say. Our [price pages](/prices) give our own estimate for each item, which often differs.

Read the group that hurts most right now. If you have not bought anything yet, begin with the first two; if the garage is full, begin with the fifth.`;

export const tipGroups: readonly TipGroup[] = [
  {
    title: "Finding deals first",
    icon: "search",
    color: "blue",
    tips: [
      "Search the wrong spellings as well: “Milwakee”, “Dewault”, “Nintedo”, “Hermon Miller”. A listing that nobody can find has nobody else's messages in it.",
      "Use the words of a seller who does not know what it is: “dad's tools”, “old stereo”, “moving sale”, “must go”. The model you want is in the third photo and not in the title.",
      "Save one search for each model, with a ceiling at your own maximum price. An alert that rings foreverything is switched off within days.",
      "Watch the calendar of other people: the last weekend of a month for movers, the end of term for students, January for unwanted presents. [Your city's guide](/marketplace-guide) names the local ones.",
    ],
  },
  {
    title: "Judging what it is worth",
    icon: "scale",
    color: "violet",
    tips: [
      "An asking price is a hope. Open the sold listings and take the middle one, never the best one.",
      "Compare like with like: same storage, same year, same size, same accessories in the box. A similar title on another variant has fooled more buyers than any scammer.",
      "Strike out lots, parts-only sales and empty boxes before you average. Three bundles among ten sales can lift the figure by half.",
      "Demand is sold against unsold: if 20 sold in 90 days and 40 are still listed, the next copy waits about 180 days at that pace. Low price and slow sale often come together.",
      "For a brand name ask for four photos before you set out: serial or date stamp, inside label, a seam from close up, and the zip, screw or plug. Hold each against the [brand guides](/guides/brands); the owner of a real one has them at hand.",
    ],
  },
  {
    title: "Negotiating the buy",
    icon: "handshake",
    color: "indigo",
    tips: [
      "Make one offer and put a time in it: “$60 in cash, and I can be there at six today.” It answers the two things a seller worries about, which are no-shows and haggling at the door.",
      "Fix your ceiling before you write: sale price, less fees and costs, less the profit you want. House flippers use 70% of the value less repairs as a memory aid, and it is not a bad start for a chair either.",
      "Name a flaw together with its price: “the left hinge is cracked, a replacement is $18.” A number for one screw persuades more than a speech about the market.",
      "After you agree, ask what else is leaving the house. The second item is priced by somebody who already has the money in hand and wants the space.",
    ],
  },
  {
    title: "Photos and listings that sell",
    icon: "camera",
    color: "cyan",
    tips: [
      "First picture: the whole thing, by a window, with nothing else in the frame. Then the label, the serial plate, it running, and every flaw from close up.",
      "Lead the title with brand and model number and end it with the size or the color. People search for “DCD791” and for “60 inch”, not for “great condition”.",
      "Show your own photos only. Catalog pictures on their own break Facebook's commerce rules, and buyers take them for a sign that you do not have the item.",
      "Put measurements, what is included, what is missing and your nearest cross streets in the text. Each of those saves four messages.",
    ],
  },
  {
    title: "Pricing and timing",
    icon: "clock",
    color: "pink",
    tips: [
      "Post on Sunday evenings or Wednesday mornings, and keep the phone at hand for the first two hours. In big cities weekday evenings from 6 to 9 PM are when things sell, so offer pickups then.",
      "For a quick sale, ask 60-75% of the retail price of today, not of the year it was bought. A shop's own clearance shelf is your real competitor.",
      "Plan to sell within 7-10 days. When they are over, change the first photo and the price on the same day, so that people who scrolled past see a new listing.",
      "Decide the steps down on the first day and keep them. A consignment shop for baby gear, GoodBuyGear, publishes its own rhythm: 5% off every 10 to 20 days.",
    ],
  },
  {
    title: "Pickups and paperwork",
    icon: "truck",
    color: "slate",
    tips: [
      "Pack a test kit and leave it in the car: tape measure, extension cord, AA batteries, phone chargers, a headphone with a cable, an M18 or 20V pack, blankets and straps.",
      "Send a message one hour before and ask for a short yes. No answer means no drive, and you have saved the real cost of local deals, which is other people's calendars.",
      "Read the [safety page](/facebook-marketplace-safety) once before your first meeting, and its checklist before each one. It takes two minutes.",
      "Keep a list of buys from day one. The federal 1099-K threshold is $20,000 and 200 sales again (schwartzschwartz.com, January 2026), states may be lower, and profit is taxable below any of them.",
    ],
  },
];

export const advancedTechniques: readonly GuideSection[] = [
  {
    title: "Split the bundle",
    content:
      "A console with eleven games is priced as one old toy and sells as twelve things. Sell the two best pieces alone, group the rest by theme, and the plain console is often free by then.",
  },
  {
    title: "Complete what is incomplete",
    content:
      "A missing remote, shelf pin, charger or manual makes a listing look broken and cuts its price far beyond the cost of the part. Know the part numbers for three models and you have your own source of stock.",
  },
  {
    title: "Buy the season that is ending",
    content:
      "Air conditioners in September, snow blowers in March, patio sets in October. You need a dry corner and half a year of patience, and both are cheaper than competing in May.",
  },
  {
    title: "Use the cliffs in the fee table",
    content:
      "Some fees change at a price, for the whole order. On eBay a sneaker order of $150.00 costs $8.80 less in fees than one of $149.99 (fee page of September 2026); [the comparison](/facebook-marketplace-vs-ebay) shows what else it takes.",
  },
  {
    title: "Move small things out of town",
    content:
      "What weighs under a pound travels about 1,000 miles for $8.24 (USPS Ground Advantage, commercial rate to zone 5, October 2026). Pedals, lenses and game cartridges have one price at home and a better one by mail.",
  },
  {
    title: "Tell a bargain from a falling price",
    content:
      "In one snapshot they look the same. Sort the sold listings by date: if this month's copies went for less than last month's, set your limit from the newest three and ignore the rest.",
  },
];

export const tipsDo: readonly string[] = [
  "Answer with a time and a place in your first message.",
  "Test it on the spot with the seller beside you.",
  "Keep the listing's photos until the item is sold on.",
  "Price from sold copies of the same variant.",
  "Relist with a new first photo before you cut the price.",
  "Say no to a good item at a bad price; there is another on Thursday.",
];

export const tipsDont: readonly string[] = [
  "Ask “is this still available?” and nothing more.",
  "Send a deposit for something you have not touched.",
  "Lower an agreed price at the door unless the item differs from the listing.",
  "Buy a category you cannot test just because the margin looks wide.",
  "Promise to hold an item without a day on which the promise ends.",
  "Count a profit before fees, fuel and your own hours are off it.",
];
