import { defineWords } from "@flipworth/words";

export const pricingPage = defineWords("site.pricing", {
  title: "Choose Your Plan",
  lead: "Get ten free analyses a month, no card needed. Paid plans give you more analyses and unlimited saved deals.",
  note: "You only use an analysis when you get a result. Errors, repeated requests, “Check first”, “Likely scam” and “Not enough evidence” are free. Your month starts on the day you sign up. Power Flipper’s 250 is a soft cap for fair use: <link>contact support</link> for more.",
});
