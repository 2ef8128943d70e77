import { mileageRates } from "@flipworth/contract";
import type { GuideSection, RichText } from "../guides/guide-page.ts";

const [newest] = mileageRates;
const rate = (newest?.tenthsOfCents ?? 0) / 10;
const rateYear = newest?.from.slice(0, 4) ?? "";

export const calculatorTips: readonly { title: string; text: RichText }[] = [
  {
    title: "Enter the price you will get, not the price you will ask",
    text: "Take the middle of the last ten sold copies in the same condition. If you sell face to face, take off another tenth for the haggling you know will come.",
  },
  {
    title: "Count the whole trip",
    text: `Fuel both ways, tolls, the second drive when a buyer does not show up. The IRS sets a mileage rate each year: ${rate} cents a mile in ${rateYear}. It is a fair price for your own car too.`,
  },
  {
    title: "Read the hourly figure last",
    text: "A $30 profit in half an hour beats $90 that took a Saturday. When the margin looks fine but the hours don't, choose a closer pickup or a more expensive item, as in [the best items](/best-items-to-flip-facebook-marketplace).",
  },
];

/** The article beneath the calculator. */
export const calculatorSections: readonly GuideSection[] = [
  {
    title: "What the five fields ask for",
    content: `- Purchase price: what you hand over, after haggling.
- Expected sale price: what a buyer hands you, before any fee.
- Gas and travel: both ways, for buying and for selling.
- Repair and cleaning: parts, batteries, cleaner, the key you had cut.
- Hours: searching, driving, fixing, photographing and answering, in tenths if you like.

An empty field counts as nothing. Leave out what you do not know, then put in a bad guess and see if the verdict changes; if it does, find out before you drive.`,
  },
  {
    title: "Margin and ROI answer different questions",
    content: `Margin is the part of the sale that stays with you. It tells you how far the price may fall before you work for free: at 30% you can give a tenth off and still have two thirds of your profit.

ROI is profit for each dollar you tied up, counted on the purchase price. Buy at $10, spend $30 on repair, sell at $60: the net profit is $20, the ROI reads 200%, and yet a third of the sale is all you keep. Tools that divide by every cost would say 50% for the same flip, so compare only figures of one tool.`,
  },
  {
    title: "Why the verdict wants both",
    content: `A good deal has at least a 30% margin and 50% ROI. The margin protects you from fees and hagglers. The ROI keeps your cash out of expensive, slow items.

A free item shows an ROI of 0%, since nothing divides by a price of zero. Judge it by the hourly rate instead: what you found at the curb has cost you only time.`,
  },
  {
    title: "What to do with a thin deal",
    content: `Change one field at a time. Halve the travel by waiting for a second pickup in the same direction, and look again; lower the purchase price in steps of $5 until the verdict turns, and you have your offer.

If only a perfect sale saves it, leave it. [Flipworth](/extension) does the same sum on the listing itself and names the highest price that still pays.`,
  },
];
