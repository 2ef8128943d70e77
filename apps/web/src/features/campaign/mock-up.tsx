import type { AnalysisMockUp } from "@flipworth/content";
import { Badge, Card, formatDollars, PriceAxis } from "@flipworth/ui";
import { CircleCheck } from "lucide-react";
import { Figure } from "../../components/figure.tsx";

const dollars = (amountCents: number) => amountCents / 100;

/** A finished analysis as the extension shows it: an example, with the arithmetic of a real one. */
export function MockUp({ sample }: { sample: AnalysisMockUp }) {
  const range = {
    low: dollars(sample.resaleLowCents),
    median: dollars(sample.expectedSaleCents),
    high: dollars(sample.resaleHighCents),
  };
  const keptShare = 1 - sample.sellingFeeBasisPoints / 10_000;
  const breakEven = Math.ceil(dollars(sample.listedPriceCents) / keptShare);
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <section aria-label="Sample analysis" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p className="font-semibold">{sample.item}</p>
          <Badge tone="profit">
            <CircleCheck aria-hidden className="size-4" /> {sample.recommendation}
          </Badge>
        </div>
        <PriceAxis range={range} asking={dollars(sample.listedPriceCents)} breakEven={breakEven} />
        <dl className="text-sm tabular-nums">
          <Figure name="Listed price">{formatDollars(dollars(sample.listedPriceCents))}</Figure>
          <Figure name="Resale range">
            {formatDollars(range.low)} – {formatDollars(range.high)}
          </Figure>
          <Figure name="Estimated profit">
            {formatDollars(dollars(sample.estimatedProfitCents))}
          </Figure>
          <Figure name="Margin after fees">{sample.marginAfterFeesPercent}%</Figure>
          <Figure name="Confidence">{sample.confidence}</Figure>
          <Figure name="Recommendation">{sample.recommendation}</Figure>
        </dl>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-pretty marker:text-soft">
          {sample.reasoning.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="text-sm text-soft">An example, not a live price.</p>
      </section>
    </Card>
  );
}
