import { defineWords } from "@flipworth/words";

/** What to do with a deal today. */
export const taskWords = defineWords("server.tasks", {
  decide: "You've watched it for {days} days. Buy it or let it go.",
  answer: "Your offer is open. Follow up, or close the deal.",
  list: "It's been here for {days} days. List it.",
  listAgain: "No listing is active. List it.",
  cost: "Enter what you paid, so that its profit counts.",
  takeDown: "It's sold. Take it down from {platforms}.",
  donate: "Listed for {days} days. Sell it in a lot or donate it: {cost} is tied up.",
  moveToShipped: "Listed for {days} days in one place. Add eBay or Mercari.",
  moveToLocal: "Listed for {days} days in one place. Add a local listing.",
  markDown: "Listed for {days} days. Mark it down to {price}.",
});
