import {
  buttonClasses,
  Card,
  type Deal,
  DealCard,
  formatDollars,
  formatRounded,
  verdictWords,
  withTrueMinus,
} from "@flipworth/ui";
import { useState } from "react";
import { EstimateNote } from "../../components/estimate-note.tsx";
import { Figure } from "../../components/figure.tsx";
import { paths } from "../../paths.ts";
import { dealAt, type Demo, marginPercent } from "./demo.ts";
import { PriceInput } from "./price-input.tsx";
import { Section } from "./section.tsx";

type DemoSectionProps = { demo: Demo; onMove?: () => void };

/** A real answer of the engine, whose asking price a visitor can move. */
export function DemoSection({ demo, onMove }: DemoSectionProps) {
  const [price, setPrice] = useState(demo.stated.price ?? demo.lowest);
  const deal = dealAt(demo, price);
  return (
    <Section
      id="demo"
      startsApp
      title="Change the price. The range stays the same."
      lead="A live analysis of a sample listing, with a 13% selling fee. Change the asking price to see how the deal changes."
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <div className="flex flex-col gap-6 lg:sticky lg:top-20">
          <Card className="flex flex-col gap-4 p-5">
            <div>
              <h3 className="font-semibold">{demo.listing.title}</h3>
              <p className="pt-1 text-sm text-soft">
                {demo.listing.condition}. {demo.listing.description}
              </p>
            </div>
            <PriceInput
              price={price}
              lowest={demo.lowest}
              highest={demo.highest}
              onChange={(chosen) => {
                setPrice(chosen);
                onMove?.();
              }}
            />
          </Card>
          <Figures deal={deal} />
          <div className="flex flex-wrap items-center gap-3">
            <a href={paths.analyze} className={buttonClasses()}>
              Try it on a real listing
            </a>
          </div>
          <EstimateNote month={monthOf(demo)} />
        </div>
        <DealCard deal={deal} />
      </div>
    </Section>
  );
}

/** The month of the price guide that the sample is judged by. */
const monthOf = ({ stated }: Demo) =>
  stated.details.analysisStages.valuation.evidence[0]?.asOf ?? "";

const notShown = "Not shown";

/** The sample's figures in one table; said again by screen readers as the price moves. */
function Figures({ deal }: { deal: Deal }) {
  const { low, high } = deal.details.analysisStages.evaluation;
  const { netProfit } = deal.cents;
  const margin = marginPercent(deal);
  return (
    <dl aria-live="polite" aria-label="The sample in numbers" className="text-sm tabular-nums">
      <Figure name="Listed price">${deal.price}</Figure>
      <Figure name="Resale range">
        {low !== undefined && high !== undefined && `${formatDollars(low)}–${formatDollars(high)}`}
      </Figure>
      <Figure name="Estimated profit">
        {netProfit === null ? notShown : formatRounded(netProfit / 100)}
      </Figure>
      <Figure name="Margin after fees">
        {margin === null ? notShown : withTrueMinus(`${margin}%`)}
      </Figure>
      <Figure name="Confidence">{deal.confidence}</Figure>
      <Figure name="Recommendation">{verdictWords(deal)}</Figure>
    </dl>
  );
}
