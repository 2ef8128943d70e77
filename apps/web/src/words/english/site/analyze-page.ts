import { defineWords } from "@flipworth/words";

export const analyzePage = defineWords("site.analyze", {
  title: "Analyze a listing",
  lead: "What it sells for, what you keep after fees, and whether to buy. Checking many items? <link>Garage sale mode</link>",
});
