import type { PlatformYear, TaxYearChoices } from "@flipworth/contract";
import { platformNames, sellingPlatforms } from "@flipworth/engine";
import { grossOf } from "./schedule-c.ts";
import { returnsIn, salesIn, type Span, type TaxDeal, total } from "./year-figures.ts";

/** What each platform should report on a Form 1099-K, beside what was kept of it. */
export function platformYears(
  deals: readonly TaxDeal[],
  reported: TaxYearChoices["reported"],
  span: Span,
): PlatformYear[] {
  const sales = salesIn(deals, span);
  const undone = returnsIn(deals, span);
  return sellingPlatforms.flatMap((platform): PlatformYear[] => {
    const sold = sales.filter((sale) => sale.platform === platform);
    const back = undone.filter((sale) => sale.platform === platform);
    const reportedCents = reported[platform] ?? null;
    if (sold.length === 0 && back.length === 0 && reportedCents === null) return [];
    const grossCents = total(sold, grossOf);
    const feesCents =
      total(sold, ({ feeCents }) => feeCents) - total(back, ({ feeBackCents }) => feeBackCents);
    const labelsCents =
      total(sold, ({ labelCents }) => labelCents) +
      total(back, ({ returnLabelCents }) => returnLabelCents);
    const refundsCents = total(back, ({ refundCents }) => refundCents);
    return [
      {
        platform,
        name: platformNames[platform],
        sales: sold.length,
        grossCents,
        feesCents,
        labelsCents,
        refundsCents,
        reportedCents,
        keptCents: grossCents - feesCents - labelsCents - refundsCents,
        differenceCents: reportedCents === null ? null : reportedCents - grossCents,
      },
    ];
  });
}
