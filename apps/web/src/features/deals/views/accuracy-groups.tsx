import type { AccuracyGroup } from "@flipworth/contract";
import { useWords } from "@flipworth/words/react";
import { DataTable } from "../../../components/data-table.tsx";
import { dealsAccuracy } from "../../../words/english/deals/accuracy.ts";
import { money } from "../amounts.ts";
import { Profit, Section } from "../parts.tsx";

/** What we said beside what it brought, for each category or platform. */
export function AccuracyGroups({
  title,
  groups,
}: {
  title: string;
  groups: readonly AccuracyGroup[];
}) {
  const say = useWords(dealsAccuracy);
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        columns={[
          { label: say("name") },
          { label: say("sold"), isNumber: true },
          { label: say("insideRange"), isNumber: true },
          { label: say("besideTypical"), isNumber: true },
          { label: say("weSaid"), isNumber: true },
          { label: say("netProfit"), isNumber: true },
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

export const share = ({ inside, sold }: AccuracyGroup) => `${Math.round((100 * inside) / sold)}%`;

export const signed = (percent: number) =>
  `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${Math.abs(percent)}%`;
