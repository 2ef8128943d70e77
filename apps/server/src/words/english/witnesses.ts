import { defineWords } from "@flipworth/words";

/** What a vision model or a provider of comparables could not say. */
export const unansweredWords = defineWords("server.unanswered", {
  found_slow: "{source} took too long, so this estimate doesn't use its listings.",
  found_away: "{source} can't be reached right now, so this estimate doesn't use its listings.",
  found_unusable: "{source} gave no usable answer, so this estimate doesn't use its listings.",
  found_spent: "{source} reached its daily limit, so this estimate doesn't use its listings.",
  look_slow: "The vision model took too long, so this result uses the text only.",
  look_away: "The vision model can't be reached right now, so this result uses the text only.",
  look_unusable: "The vision model gave no usable answer, so this result uses the text only.",
  look_spent: "The vision model reached its daily limit, so this result uses the text only.",
  look_unopened: "The vision model couldn't open the picture, so this result uses the text only.",
  look_several_things:
    "The vision model saw several items, not one, so this result uses the text only.",
  look_nothing_for_sale:
    "The vision model saw nothing for sale, so this result uses the text only.",
  value_slow: "We asked the model what it sells for, but it took too long.",
  value_away: "We asked the model what it sells for, but it can't be reached right now.",
  value_unusable: "We asked the model what it sells for, but it gave no usable answer.",
  value_spent: "We asked the model what it sells for, but it reached its daily limit.",
});

/** What a person's own deals say to their next answers. */
export const ownMoneyWords = defineWords("server.own-money", {
  bankroll: "Your bankroll has {left} left.",
  tooFew:
    "We correct your estimates after {count, plural, one {{count} more sold deal} other {{count} more sold deals}} with an analysis.",
  lessKept:
    "Your {sales} sold deals brought {off}% less than we said, so we leave your estimates as they are.",
  moreKept:
    "Your {sales} sold deals brought {off}% more than we said, so we leave your estimates as they are.",
  lessLowered:
    "Your {sales} sold deals brought {off}% less than we said, so we lower your estimates by {percent}%.",
  lessRaised:
    "Your {sales} sold deals brought {off}% less than we said, so we raise your estimates by {percent}%.",
  moreLowered:
    "Your {sales} sold deals brought {off}% more than we said, so we lower your estimates by {percent}%.",
  moreRaised:
    "Your {sales} sold deals brought {off}% more than we said, so we raise your estimates by {percent}%.",
});
