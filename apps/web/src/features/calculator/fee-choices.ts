import { feeClasses, type FeeRule, feeRule } from "@flipworth/engine";

export type FeeChoice = { id: string; rule: FeeRule | null };

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

/** Where it is sold, each with the row of the fee table that then counts. The first costs nothing. */
export const feeChoices: readonly [FeeChoice, ...FeeChoice[]] = [
  { id: "", rule: null },
  ...feeClasses.map((feeClass) => ({
    id: `ebay-${feeClass}`,
    rule: feeRule("ebay", { feeClass, category: null }),
  })),
  ...otherPlatforms.map((platform) => ({
    id: platform,
    rule: feeRule(platform, { feeClass: "most", category: null }),
  })),
];

/** A name that no link of ours has counts as no fee. */
export function findFeeChoice(id: string): FeeChoice {
  return feeChoices.find((candidate) => candidate.id === id) ?? feeChoices[0];
}
