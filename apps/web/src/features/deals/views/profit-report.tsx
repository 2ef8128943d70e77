import type { MoneyReport, ProfitGroup } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { DataTable } from "../../../components/data-table.tsx";
import { dealsMoney } from "../../../words/english/deals/money.ts";
import { money } from "../amounts.ts";
import { useCategoryName } from "../choices.ts";
import { Figure, Profit, Section } from "../parts.tsx";
import { useDays } from "../use-days.ts";
import { ProfitByMonth } from "./profit-by-month.tsx";

/** What was made in all, by month, category, platform and source. */
export function ProfitReport({ report }: { report: MoneyReport }) {
  const say = useWords(dealsMoney);
  const categoryName = useCategoryName();
  const days = useDays();
  const { total, sellThroughPercent, stockCents, stockSince } = report;
  if (total.sold === 0 && stockCents === 0) {
    return <Card className="p-6 text-center text-soft">{say("empty")}</Card>;
  }
  return (
    <>
      <Card className="p-4 sm:p-6">
        <h2 className="pb-3 text-lg font-semibold">{say("allTime")}</h2>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Figure label={say("netProfit")}>
            <Profit cents={total.profitCents} />
          </Figure>
          <Figure label={say("returnOnCost")}>{percent(total.returnPercent)}</Figure>
          <Figure label={say("itemsSold")}>{total.sold}</Figure>
          <Figure label={say("soldOfBought")}>{percent(sellThroughPercent)}</Figure>
          <Figure label={say("typicalDays")}>{total.medianDaysToSell ?? "–"}</Figure>
          <Figure label={say("tiedUp")}>
            {money(stockCents)}
            {stockSince !== null && (
              <span className="block text-sm font-normal text-soft">
                {say("since", { day: days.day(stockSince) })}
              </span>
            )}
          </Figure>
        </dl>
      </Card>
      <ProfitByMonth groups={report.byMonth} />
      <Groups
        title={say("byCategory")}
        groups={report.byCategory.map((group) => ({
          ...group,
          name: categoryName(group.name),
        }))}
      />
      <Groups title={say("byPlatform")} groups={report.byPlatform} />
      <Groups title={say("bySource")} groups={report.bySource} />
    </>
  );
}

const percent = (share: number | null) =>
  share === null ? "–" : `${share < 0 ? "−" : ""}${Math.abs(share)}%`;

function Groups({ title, groups }: { title: string; groups: readonly ProfitGroup[] }) {
  const say = useWords(dealsMoney);
  if (groups.length === 0) return null;
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        columns={[
          { label: say("name") },
          { label: say("netProfit"), isNumber: true },
          { label: say("sold"), isNumber: true },
          { label: say("return"), isNumber: true },
          { label: say("daysToSell"), isNumber: true },
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
