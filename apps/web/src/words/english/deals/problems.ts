import { defineWords } from "@flipworth/words";

/** What is wrong with a field of a form. */
export const dealsProblems = defineWords("deals.problems", {
  dollars: "Enter dollars such as 12.50.",
  wholeNumber: "Enter a whole number.",
  milesSuchAs: "Enter miles such as 12.5.",
  title: "Enter what it is.",
  paid: "Enter what you paid, or 0.",
  salePrice: "Enter what the buyer paid.",
  cost: "Enter what it cost.",
  ask: "Enter the price you ask.",
  address: "Enter a web address.",
  miles: "Enter the miles.",
  purpose: "Say what it was for.",
});
