import { Badge, Card, formatRounded, PriceAxis, verdictWords } from "@flipworth/ui";
import { CircleCheck } from "lucide-react";
import { EstimateNote } from "../../components/estimate-note.tsx";
import { Figure } from "../../components/figure.tsx";
import type { CampaignSample } from "../../lib/pages/campaign-sample.ts";

/** An analysis as the extension shows it: what the engine answered when the site was built. */
export function MockUp({ sample }: { sample: CampaignSample }) {
  const { title, condition, price, deal, range, breakEven, month } = sample;
  const profit = deal.cents.netProfit === null ? null : deal.cents.netProfit / 100;
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <section aria-label="Sample analysis" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p className="font-semibold">
            {title}, {condition.toLowerCase()}
          </p>
          <Badge tone={deal.recommendation === "Buy" ? "profit" : "plain"}>
            {deal.recommendation === "Buy" && <CircleCheck aria-hidden className="size-4" />}{" "}
            {verdictWords(deal)}
          </Badge>
        </div>
        <PriceAxis range={range} asking={price} breakEven={Math.ceil(breakEven)} />
        <dl className="text-sm tabular-nums">
          <Figure name="Listed price">{formatRounded(price)}</Figure>
          <Figure name="Resale range">
            {formatRounded(range.low)} – {formatRounded(range.high)}
          </Figure>
          {profit !== null && <Figure name="Estimated profit">{formatRounded(profit)}</Figure>}
          {profit !== null && (
            <Figure name="Margin after fees">{Math.round((100 * profit) / range.median)}%</Figure>
          )}
          <Figure name="Confidence">{deal.confidence}</Figure>
          <Figure name="Recommendation">{verdictWords(deal)}</Figure>
        </dl>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-pretty marker:text-soft">
          {deal.reasoning.slice(0, mostReasons).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <EstimateNote month={month}>A sample listing, with a 13% selling fee.</EstimateNote>
      </section>
    </Card>
  );
}

const mostReasons = 4;
