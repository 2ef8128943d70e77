import type { ProfitGroup } from "@flipworth/contract";
import { Card, formatDollars } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { BarPlot } from "../../../plots/bar-plot.tsx";
import { dealsMoney } from "../../../words/english/deals/money.ts";
import { money } from "../amounts.ts";
import { useDays } from "../use-days.ts";

const monthsShown = 24;

export function ProfitByMonth({ groups }: { groups: readonly ProfitGroup[] }) {
  const say = useWords(dealsMoney);
  const days = useDays();
  if (groups.length === 0) return null;
  const shown = groups
    .slice(-monthsShown)
    .map((group) => ({ ...group, name: days.month(group.name) }));
  const best = shown.toSorted((a, b) => b.profitCents - a.profitCents)[0];
  return (
    <Card className="p-4 sm:p-6">
      <BarPlot
        title={say("byMonth")}
        summary={
          best ? say("bestMonth", { month: best.name, profit: money(best.profitCents) }) : ""
        }
        bars={shown.map(({ name, profitCents }) => ({ label: name, value: profitCents / 100 }))}
        format={formatDollars}
        isMoneyMade
        table={{
          columns: [say("month"), say("sold"), say("sales"), say("netProfit")],
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
