import { IndexSection } from "../../components/content/index-section.tsx";
import type { FeeCurve } from "../../lib/pages/fee-curves.ts";
import { FeeCurves } from "./fee-curves.tsx";
import { type SaleBill, SaleBills } from "./sale-bills.tsx";

export type ComparisonMoneyProps = {
  bills: readonly SaleBill[];
  curves: readonly FeeCurve[];
};

/** The comparison in money: one sale taken apart, and the share that fees take at every price. */
export function ComparisonMoney({ bills, curves }: ComparisonMoneyProps) {
  return (
    <>
      <IndexSection
        title="What you keep from $100"
        lead="The same item, sold for the same price: first with round example numbers, then with the rates in effect when we made this page."
      >
        <SaleBills bills={bills} />
      </IndexSection>
      <IndexSection title="Where fees fall off a cliff">
        <FeeCurves curves={curves} />
      </IndexSection>
    </>
  );
}
