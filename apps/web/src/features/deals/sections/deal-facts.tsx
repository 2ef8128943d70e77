import type { Deal } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { shortDay } from "../../../lib/month-in-words.ts";
import { costWords, money } from "../amounts.ts";
import { Figure, Profit, StageBadge } from "../parts.tsx";

export function DealFacts({ deal }: { deal: Deal }) {
  const { title, stage, quantity, boughtOn, source, lotId, profitCents } = deal;
  const facts = [
    quantity > 1 && `${quantity} pieces`,
    deal.condition,
    boughtOn && `bought ${shortDay(boughtOn)}`,
    source && `from ${source}`,
    deal.storedAt && `stored at ${deal.storedAt}`,
  ];
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="min-w-0 text-2xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
        <StageBadge stage={stage} />
      </div>
      <p className="text-sm text-soft">{facts.filter(Boolean).join(" · ")}</p>
      {lotId !== null && (
        <p className="text-sm">
          Part of a{" "}
          <Link to={paths.deal(lotId)} className="underline underline-offset-4">
            lot
          </Link>
          .
        </p>
      )}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure label="Cost">{costWords(deal)}</Figure>
        {profitCents !== null && (
          <Figure label="Net profit">
            <Profit cents={profitCents} />
          </Figure>
        )}
        {deal.daysHeld !== null && <Figure label="Days held">{deal.daysHeld}</Figure>}
      </dl>
      <WeSaid deal={deal} />
      <TakeDown deal={deal} />
    </Card>
  );
}

function WeSaid({ deal: { prediction, sale, profitCents } }: { deal: Deal }) {
  if (prediction === null) return null;
  const { lowCents, medianCents, highCents, netProfitCents, saidOn } = prediction;
  const said = `We said ${money(lowCents)}–${money(highCents)}, typical ${money(medianCents)}, on ${shortDay(saidOn)}`;
  const profit = netProfitCents === null ? "" : `, with ${money(netProfitCents)} net profit`;
  if (sale === null) return <p className="text-sm text-soft">{`${said}${profit}.`}</p>;
  const brought = sale.priceCents + sale.buyerShippingCents;
  const isInside = brought >= lowCents && brought <= highCents;
  return (
    <p className="text-sm text-pretty">
      {`${said}${profit}. It brought ${money(brought)}`}
      {profitCents !== null && `, ${money(profitCents)} net profit`}
      {isInside ? ": inside the range." : ": outside the range."}
    </p>
  );
}

function TakeDown({ deal: { takeDown } }: { deal: Deal }) {
  if (takeDown.length === 0) return null;
  return (
    <p className="text-sm font-medium text-doubt">
      Sold, but still listed in {takeDown.length === 1 ? "one more place" : "more places"}. Take it
      down there, then mark it as ended below.
    </p>
  );
}
