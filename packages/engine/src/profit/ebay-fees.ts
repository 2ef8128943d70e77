import type { FeeClass } from "@flipworth/contract/fee-classes";
import { type FeePart, feeRow, type FeeRule, type RateStep } from "./fee-rule.ts";

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

const rule = (feeClass: FeeClass, parts: readonly FeePart[]): FeeRule =>
  feeRow(`ebay_${feeClass}`, { source, effectiveFrom, isOfficial: true, parts });

const marginal = (...steps: readonly RateStep[]): FeePart => ({ kind: "marginal", base, steps });
const whole = (...steps: readonly RateStep[]): FeePart => ({ kind: "whole", base, steps });

const toSevenAndAHalfThousand = (basisPoints: number): FeePart =>
  marginal({ upTo: 7_500_00, basisPoints }, { upTo: Infinity, basisPoints: 235 });

export const ebayFees = {
  most: rule("most", [toSevenAndAHalfThousand(1360), perOrder]),
  media: rule("media", [toSevenAndAHalfThousand(1530), perOrder]),
  coins: rule("coins", [toSevenAndAHalfThousand(1325), perOrder]),
  handbags: rule("handbags", [
    whole({ upTo: 2_000_00, basisPoints: 1500 }, { upTo: Infinity, basisPoints: 900 }),
    perOrder,
  ]),
  trading_cards_and_comics: rule("trading_cards_and_comics", [
    toSevenAndAHalfThousand(1325),
    perOrder,
  ]),
  jewelry: rule("jewelry", [
    whole({ upTo: 5_000_00, basisPoints: 1500 }, { upTo: Infinity, basisPoints: 900 }),
    perOrder,
  ]),
  watches: rule("watches", [
    marginal(
      { upTo: 1_000_00, basisPoints: 1500 },
      { upTo: 7_500_00, basisPoints: 650 },
      { upTo: Infinity, basisPoints: 300 },
    ),
    perOrder,
  ]),
  guitars_and_basses: rule("guitars_and_basses", [toSevenAndAHalfThousand(670), perOrder]),
  athletic_shoes: rule("athletic_shoes", [
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
