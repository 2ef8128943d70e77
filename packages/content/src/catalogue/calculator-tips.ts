import type { RichText } from "../guides/guide-page.ts";

export const calculatorTips: readonly { title: string; text: RichText }[] = [
  {
    title: "Enter the price you will get, not the price you will ask",
    text: "Take the middle of the last ten sold copies in the same condition. If you sell face to face, take off another tenth for the haggling you know will come.",
  },
  {
    title: "Count the whole trip",
    text: "Fuel both ways, tolls, the second drive when a buyer does not show up. The United States tax office sets a mileage rate each year, and it is a fair price for your own car too.",
  },
  {
    title: "Read the hourly figure last",
    text: "A $30 profit in half an hour beats $90 that took a Saturday. When the margin looks fine and the hours do not, the answer is a closer pickup or a dearer item, as in [the best items](/best-items-to-flip-facebook-marketplace).",
  },
];
