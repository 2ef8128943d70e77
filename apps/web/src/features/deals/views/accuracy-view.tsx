import type { AccuracyGroup, AccuracyReport } from "@flipworth/contract";
import { Card, formatDollars } from "@flipworth/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { account } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { LinePlot } from "../../../plots/line-plot.tsx";
import { money } from "../amounts.ts";
import { titleCase } from "../choices.ts";
import { DataTable } from "../../../components/data-table.tsx";
import { Figure, Loaded, Profit, Section } from "../parts.tsx";
import { dealKeys } from "../use-deals.ts";

/** We said, it brought. */
export function AccuracyView() {
  const report = useQuery({ queryKey: dealKeys.accuracy, queryFn: account.getAccuracy });
  return (
    <Loaded query={report} what="what we said">
      {(found) => <Report report={found} />}
    </Loaded>
  );
}

function Report({ report }: { report: AccuracyReport }) {
  const { total, ownBias } = report;
  if (total === null) {
    return (
      <Card className="p-6 text-center text-pretty text-soft">
        Sell a deal that you tracked from an analysis. Then you see here what we said and what it
        brought.
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Card className="p-4 sm:p-6">
        <h2 className="pb-3 text-lg font-semibold">We said, it brought</h2>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Figure label="Inside the range">
            {share(total)}
            <span className="block text-sm font-normal text-soft">
              {total.inside} of {total.sold}; we aim for 80%
            </span>
          </Figure>
          <Figure label="Beside our typical price">{signed(total.biasPercent)}</Figure>
          <Figure label="Net profit">
            <Profit cents={total.profitCents} />
            <span className="block text-sm font-normal text-soft">
              we said {money(total.predictedProfitCents)}
            </span>
          </Figure>
        </dl>
        <p className="pt-4 text-sm text-pretty">{ownBias.sentence}</p>
      </Card>
      <Plot report={report} />
      <Groups title="By category" groups={report.byCategory.map(named)} />
      <Groups title="By platform" groups={report.byPlatform} />
      <Sales report={report} />
    </div>
  );
}

const named = (group: AccuracyGroup) => ({ ...group, name: titleCase(group.name) });

const share = ({ inside, sold }: AccuracyGroup) => `${Math.round((100 * inside) / sold)}%`;

const signed = (percent: number) =>
  `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${Math.abs(percent)}%`;

function Plot({ report: { deals } }: { report: AccuracyReport }) {
  if (deals.length < 2) return null;
  const inOrder = deals.toReversed();
  return (
    <Card className="p-4 sm:p-6">
      <LinePlot
        title="Each sale beside our typical price"
        summary="Where the lines are apart, a sale brought more or less than we said."
        series={[
          {
            name: "It brought",
            points: inOrder.map(({ soldOn, broughtCents }) => ({
              on: soldOn,
              value: broughtCents / 100,
            })),
          },
          {
            name: "We said",
            points: inOrder.map(({ soldOn, medianCents }) => ({
              on: soldOn,
              value: medianCents / 100,
            })),
          },
        ]}
        format={formatDollars}
        table={{
          columns: ["Sold on", "We said", "It brought"],
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

function Groups({ title, groups }: { title: string; groups: readonly AccuracyGroup[] }) {
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        columns={[
          { label: "Name" },
          { label: "Sold", isNumber: true },
          { label: "Inside the range", isNumber: true },
          { label: "Beside typical", isNumber: true },
          { label: "We said", isNumber: true },
          { label: "Net profit", isNumber: true },
        ]}
        rows={groups.map((group) => ({
          key: group.name,
          cells: [
            group.name,
            group.sold,
            share(group),
            signed(group.biasPercent),
            money(group.predictedProfitCents),
            <Profit key="profit" cents={group.profitCents} />,
          ],
        }))}
      />
    </Section>
  );
}

function Sales({ report: { deals } }: { report: AccuracyReport }) {
  return (
    <Section title="Sale by sale">
      <DataTable
        caption="Sale by sale"
        columns={[
          { label: "Item" },
          { label: "We said", isNumber: true },
          { label: "It brought", isNumber: true },
          { label: "Range" },
        ]}
        rows={deals.map((deal) => ({
          key: deal.dealId,
          cells: [
            <Link key="deal" to={paths.deal(deal.dealId)} className="underline">
              {deal.title}
            </Link>,
            `${money(deal.lowCents)}–${money(deal.highCents)}`,
            money(deal.broughtCents),
            deal.isInside ? "Inside" : "Outside",
          ],
        }))}
      />
    </Section>
  );
}
