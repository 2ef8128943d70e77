import type { FeeClass } from "@flipworth/contract/fee-classes";
import type { FeePart, FeeRule, RateStep } from "./fee-rule.ts";

// eBay US, seller without a Store: help page 4822 as read 2026-09-23, per-order fee since 2024-03-15.
const source = "eBay help page 4822, final value fees for sellers without a Store";
const effectiveFrom = "2026-09-23";
const base = "price_shipping_and_tax";

const perOrder: FeePart = {
  kind: "flat",
  base,
  steps: [
    { upTo: 10_00, cents: 30 },
    { upTo: Infinity, cents: 40 },
  ],
};

const rule = (name: string, terms: string, parts: readonly FeePart[]): FeeRule => ({
  name: `eBay, ${name}`,
  terms,
  source,
  effectiveFrom,
  isOfficial: true,
  parts,
});

const marginal = (...steps: readonly RateStep[]): FeePart => ({ kind: "marginal", base, steps });
const whole = (...steps: readonly RateStep[]): FeePart => ({ kind: "whole", base, steps });

const toSevenAndAHalfThousand = (basisPoints: number): FeePart =>
  marginal({ upTo: 7_500_00, basisPoints }, { upTo: Infinity, basisPoints: 235 });

const order = "plus $0.40 per order ($0.30 up to $10)";

export const ebayFees = {
  most: rule("most categories", `13.6% up to $7,500, 2.35% above, ${order}`, [
    toSevenAndAHalfThousand(1360),
    perOrder,
  ]),
  media: rule("books, movies and music", `15.3% up to $7,500, 2.35% above, ${order}`, [
    toSevenAndAHalfThousand(1530),
    perOrder,
  ]),
  coins: rule("coins and paper money", `13.25% up to $7,500, 2.35% above, ${order}`, [
    toSevenAndAHalfThousand(1325),
    perOrder,
  ]),
  handbags: rule("women's bags", `15% up to $2,000, 9% of the full price above that, ${order}`, [
    whole({ upTo: 2_000_00, basisPoints: 1500 }, { upTo: Infinity, basisPoints: 900 }),
    perOrder,
  ]),
  trading_cards_and_comics: rule(
    "trading cards and comics",
    `13.25% up to $7,500, 2.35% above, ${order}`,
    [toSevenAndAHalfThousand(1325), perOrder],
  ),
  jewelry: rule("jewelry", `15% up to $5,000, 9% of the full price above that, ${order}`, [
    whole({ upTo: 5_000_00, basisPoints: 1500 }, { upTo: Infinity, basisPoints: 900 }),
    perOrder,
  ]),
  watches: rule("watches", `15% up to $1,000, 6.5% up to $7,500, 3% above, ${order}`, [
    marginal(
      { upTo: 1_000_00, basisPoints: 1500 },
      { upTo: 7_500_00, basisPoints: 650 },
      { upTo: Infinity, basisPoints: 300 },
    ),
    perOrder,
  ]),
  guitars_and_basses: rule("guitars and basses", `6.7% up to $7,500, 2.35% above, ${order}`, [
    toSevenAndAHalfThousand(670),
    perOrder,
  ]),
  athletic_shoes: rule("athletic shoes", "8% with no order fee from $150, 13.6% plus $0.40 below", [
    whole({ upTo: 149_99, basisPoints: 1360 }, { upTo: Infinity, basisPoints: 800 }),
    {
      kind: "flat",
      base,
      steps: [
        { upTo: 10_00, cents: 30 },
        { upTo: 149_99, cents: 40 },
        { upTo: Infinity, cents: 0 },
      ],
    },
  ]),
} as const satisfies Record<FeeClass, FeeRule>;
