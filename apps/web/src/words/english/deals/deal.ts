import { defineWords } from "@flipworth/words";

/** The sheet of one deal, with what it says above its sections. */
export const dealsDeal = defineWords("deals.deal", {
  allDeals: "All deals",
  details: "Details",
  splitLot: "Split a lot into items",

  pieces: "{count} pieces",
  boughtOn: "bought {day}",
  from: "from {source}",
  storedAt: "stored at {place}",
  partOfLot: "Part of a <lot>lot</lot>.",
  cost: "Cost",
  netProfit: "Net profit",
  daysHeld: "Days held",

  weSaid: "We said {low}–{high}, typical {typical}, on {day}.",
  weSaidWithProfit: "We said {low}–{high}, typical {typical}, on {day}, with {profit} net profit.",
  broughtInside: "It brought {brought}: inside the range.",
  broughtOutside: "It brought {brought}: outside the range.",
  broughtInsideWithProfit: "It brought {brought}, {profit} net profit: inside the range.",
  broughtOutsideWithProfit: "It brought {brought}, {profit} net profit: outside the range.",
  takeDown:
    "{places, plural, one {Sold, but still listed in one more place. Take it down there, then mark it as ended below.} other {Sold, but still listed in more places. Take it down there, then mark it as ended below.}}",

  delete: "Delete this deal",
  deleteQuestion: "Delete “{title}” with its history and receipt? Its sales leave your totals.",
  deleteForGood: "Delete for good",
  keepIt: "Keep it",
  deleted: "Deal deleted",
});
