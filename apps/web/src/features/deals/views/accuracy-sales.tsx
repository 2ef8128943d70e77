import type { AccuracyReport } from "@flipworth/contract";
import { Card, formatDollars } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Link } from "react-router";
import { DataTable } from "../../../components/data-table.tsx";
import { paths } from "../../../paths.ts";
import { LinePlot } from "../../../plots/line-plot.tsx";
import { dealsAccuracy } from "../../../words/english/deals/accuracy.ts";
import { money } from "../amounts.ts";
import { Section } from "../parts.tsx";

export function SalesPlot({ report: { deals } }: { report: AccuracyReport }) {
  const say = useWords(dealsAccuracy);
  if (deals.length < 2) return null;
  const inOrder = deals.toReversed();
  return (
    <Card className="p-4 sm:p-6">
      <LinePlot
        title={say("plotTitle")}
        summary={say("plotSummary")}
        series={[
          {
            name: say("itBrought"),
            points: inOrder.map(({ soldOn, broughtCents }) => ({
              on: soldOn,
              value: broughtCents / 100,
            })),
          },
          {
            name: say("weSaid"),
            points: inOrder.map(({ soldOn, medianCents }) => ({
              on: soldOn,
              value: medianCents / 100,
            })),
          },
        ]}
        format={formatDollars}
        table={{
          columns: [say("soldOn"), say("weSaid"), say("itBrought")],
          rows: inOrder.map(({ soldOn, medianCents, broughtCents }) => [
            soldOn,
            money(medianCents),
            money(broughtCents),
          ]),
        }}
      />
    </Card>
  );
}

export function SalesTable({ report: { deals } }: { report: AccuracyReport }) {
  const say = useWords(dealsAccuracy);
  return (
    <Section title={say("saleBySale")}>
      <DataTable
        caption={say("saleBySale")}
        columns={[
          { label: say("item") },
          { label: say("weSaid"), isNumber: true },
          { label: say("itBrought"), isNumber: true },
          { label: say("range") },
        ]}
        rows={deals.map((deal) => ({
          key: deal.dealId,
          cells: [
            <Link key="deal" to={paths.deal(deal.dealId)} className="underline">
              {deal.title}
            </Link>,
            `${money(deal.lowCents)}–${money(deal.highCents)}`,
            money(deal.broughtCents),
            say(deal.isInside ? "inside" : "outside"),
          ],
        }))}
      />
    </Section>
  );
}
