import { feeClasses, type FeeRule, feeRule } from "@flipworth/engine";

export type FeeChoice = { id: string; label: string; rule: FeeRule | null };

const otherPlatforms = [
  "facebook_shipped",
  "mercari",
  "poshmark",
  "depop",
  "offerup_shipped",
  "etsy",
  "whatnot",
  "stockx",
  "flat_13",
] as const;

const choice = (id: string, rule: FeeRule): FeeChoice => ({ id, label: rule.name, rule });

/** Where it is sold, each with the row of the fee table that then counts. The first costs nothing. */
export const feeChoices: readonly [FeeChoice, ...FeeChoice[]] = [
  { id: "", label: "Local pickup, no fee", rule: null },
  ...feeClasses.map((feeClass) =>
    choice(`ebay-${feeClass}`, feeRule("ebay", { feeClass, category: null })),
  ),
  ...otherPlatforms.map((platform) =>
    choice(platform, feeRule(platform, { feeClass: "most", category: null })),
  ),
];

/** A name that no link of ours has counts as no fee. */
export function findFeeChoice(id: string): FeeChoice {
  return feeChoices.find((candidate) => candidate.id === id) ?? feeChoices[0];
}
