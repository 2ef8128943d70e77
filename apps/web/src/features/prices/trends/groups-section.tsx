import type { MovedGroup } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { BarPlot } from "../../../plots/bar-plot.tsx";
import { pricesTrends } from "../../../words/english/market/prices-trends.ts";
import { signedPercent } from "../words.ts";

type GroupsSectionProps = {
  title: string;
  /** "Category" or "Maker". */
  kind: string;
  groups: readonly MovedGroup[];
  nameOf?: (name: string) => string;
};

/** What makers or categories did on the whole, as a plot with its figures. */
export function GroupsSection({
  title,
  kind,
  groups,
  nameOf = (name) => name,
}: GroupsSectionProps) {
  const say = useWords(pricesTrends);
  if (groups.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <BarPlot
        title={title}
        summary={say("groupsSummary")}
        table={{
          columns: [kind, say("change"), say("doubt"), say("sales")],
          rows: groups.map(({ name, percent, doubtPercent, count }) => [
            nameOf(name),
            signedPercent(percent),
            `${doubtPercent}%`,
            String(count),
          ]),
        }}
        bars={groups.map(({ name, percent }) => ({ label: nameOf(name), value: percent }))}
        format={signedPercent}
      />
    </Card>
  );
}
