import type { MoneyReport, ProfitGroup } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { formatDollars } from "@flipworth/ui";
import { useQuery } from "@tanstack/react-query";
import { account } from "../../../lib/api.ts";
import { BarPlot } from "../../../plots/bar-plot.tsx";
import { shortDay, shortMonth } from "../../../lib/month-in-words.ts";
import { money } from "../amounts.ts";
import { BankrollForm } from "../bankroll-form.tsx";
import { titleCase } from "../choices.ts";
import { DataTable } from "../../../components/data-table.tsx";
import { Figure, Loaded, Profit, Section } from "../parts.tsx";
import { dealKeys } from "../use-deals.ts";

/** Profit by month, category, platform and source; stock; bankroll. */
export function MoneyView() {
  const report = useQuery({ queryKey: dealKeys.money, queryFn: account.getMoneyReport });
  const plan = useQuery({ queryKey: dealKeys.plan, queryFn: account.getDealPlan });
  return (
    <div className="flex flex-col gap-6">
      <Loaded query={report} what="your profit">
        {(money) => <Report report={money} />}
      </Loaded>
      <Loaded query={plan} what="your bankroll">
        {(given) => <BankrollForm plan={given} />}
      </Loaded>
    </div>
  );
}

function Report({ report }: { report: MoneyReport }) {
  const { total, sellThroughPercent, stockCents, stockSince } = report;
  if (total.sold === 0 && stockCents === 0) {
    return <Card className="p-6 text-center text-soft">Nothing is bought or sold yet.</Card>;
  }
  return (
    <>
      <Card className="p-4 sm:p-6">
        <h2 className="pb-3 text-lg font-semibold">All time</h2>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Figure label="Net profit">
            <Profit cents={total.profitCents} />
          </Figure>
          <Figure label="Return on cost">{percent(total.returnPercent)}</Figure>
          <Figure label="Items sold">{total.sold}</Figure>
          <Figure label="Sold of all bought">{percent(sellThroughPercent)}</Figure>
          <Figure label="Typical days to sell">{total.medianDaysToSell ?? "–"}</Figure>
          <Figure label="Tied up in stock">
            {money(stockCents)}
            {stockSince !== null && (
              <span className="block text-sm font-normal text-soft">
                since {shortDay(stockSince)}
              </span>
            )}
          </Figure>
        </dl>
      </Card>
      <Months groups={report.byMonth} />
      <Groups title="By category" groups={report.byCategory.map(named)} />
      <Groups title="By platform" groups={report.byPlatform} />
      <Groups title="By source" groups={report.bySource} />
    </>
  );
}

const named = (group: ProfitGroup) => ({ ...group, name: titleCase(group.name) });

const percent = (share: number | null) =>
  share === null ? "–" : `${share < 0 ? "−" : ""}${Math.abs(share)}%`;

const monthsShown = 24;

function Months({ groups }: { groups: readonly ProfitGroup[] }) {
  if (groups.length === 0) return null;
  const shown = groups
    .slice(-monthsShown)
    .map((group) => ({ ...group, name: shortMonth(group.name) }));
  const best = shown.toSorted((a, b) => b.profitCents - a.profitCents)[0];
  return (
    <Card className="p-4 sm:p-6">
      <BarPlot
        title="Net profit by month"
        summary={best ? `The best month is ${best.name}, with ${money(best.profitCents)}.` : ""}
        bars={shown.map(({ name, profitCents }) => ({ label: name, value: profitCents / 100 }))}
        format={formatDollars}
        isMoneyMade
        table={{
          columns: ["Month", "Sold", "Sales", "Net profit"],
          rows: shown.map(({ name, sold, salesCents, profitCents }) => [
            name,
            String(sold),
            money(salesCents),
            money(profitCents),
          ]),
        }}
      />
    </Card>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly ProfitGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        columns={[
          { label: "Name" },
          { label: "Net profit", isNumber: true },
          { label: "Sold", isNumber: true },
          { label: "Return", isNumber: true },
          { label: "Days to sell", isNumber: true },
        ]}
        rows={groups.map((group) => ({
          key: group.name,
          cells: [
            group.name,
            <Profit key="profit" cents={group.profitCents} />,
            group.sold,
            percent(group.returnPercent),
            group.medianDaysToSell ?? "–",
          ],
        }))}
      />
    </Section>
  );
}
