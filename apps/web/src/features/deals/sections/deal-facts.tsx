import type { Deal } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { dealsDeal } from "../../../words/english/deals/deal.ts";
import { dealsParts } from "../../../words/english/deals/parts.ts";
import { costWords, money } from "../amounts.ts";
import { Figure, Profit, StageBadge } from "../parts.tsx";
import { useDays } from "../use-days.ts";

export function DealFacts({ deal }: { deal: Deal }) {
  const say = useWords(dealsDeal);
  const sayPart = useWords(dealsParts);
  const days = useDays();
  const { title, stage, quantity, boughtOn, source, lotId, profitCents } = deal;
  const facts = [
    quantity > 1 && say("pieces", { count: quantity }),
    deal.condition,
    boughtOn && say("boughtOn", { day: days.day(boughtOn) }),
    source && say("from", { source }),
    deal.storedAt && say("storedAt", { place: deal.storedAt }),
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
          <Sentence
            words={dealsDeal}
            id="partOfLot"
            tags={{
              lot: (name) => (
                <Link to={paths.deal(lotId)} className="underline underline-offset-4">
                  {name}
                </Link>
              ),
            }}
          />
        </p>
      )}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure label={say("cost")}>{costWords(deal, sayPart)}</Figure>
        {profitCents !== null && (
          <Figure label={say("netProfit")}>
            <Profit cents={profitCents} />
          </Figure>
        )}
        {deal.daysHeld !== null && <Figure label={say("daysHeld")}>{deal.daysHeld}</Figure>}
      </dl>
      <WeSaid deal={deal} />
      <TakeDown deal={deal} />
    </Card>
  );
}

function WeSaid({ deal: { prediction, sale, profitCents } }: { deal: Deal }) {
  const say = useWords(dealsDeal);
  const days = useDays();
  if (prediction === null) return null;
  const { lowCents, medianCents, highCents, netProfitCents, saidOn } = prediction;
  const range = {
    low: money(lowCents),
    high: money(highCents),
    typical: money(medianCents),
    day: days.day(saidOn),
  };
  const said =
    netProfitCents === null
      ? say("weSaid", range)
      : say("weSaidWithProfit", { ...range, profit: money(netProfitCents) });
  if (sale === null) return <p className="text-sm text-soft">{said}</p>;
  const broughtCents = sale.priceCents + sale.buyerShippingCents;
  const where = broughtCents >= lowCents && broughtCents <= highCents ? "Inside" : "Outside";
  const brought = money(broughtCents);
  const outcome =
    profitCents === null
      ? say(`brought${where}`, { brought })
      : say(`brought${where}WithProfit`, { brought, profit: money(profitCents) });
  return <p className="text-sm text-pretty">{`${said} ${outcome}`}</p>;
}

function TakeDown({ deal: { takeDown } }: { deal: Deal }) {
  const say = useWords(dealsDeal);
  if (takeDown.length === 0) return null;
  return (
    <p className="text-sm font-medium text-doubt">{say("takeDown", { places: takeDown.length })}</p>
  );
}
