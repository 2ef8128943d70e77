import type { AccuracyReport } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { account } from "../../../lib/api.ts";
import { dealsAccuracy } from "../../../words/english/deals/accuracy.ts";
import { money } from "../amounts.ts";
import { useCategoryName } from "../choices.ts";
import { Figure, Loaded, Profit } from "../parts.tsx";
import { dealKeys } from "../use-deals.ts";
import { AccuracyGroups, share, signed } from "./accuracy-groups.tsx";
import { SalesPlot, SalesTable } from "./accuracy-sales.tsx";

/** We said, it brought. */
export function AccuracyView() {
  const report = useQuery({ queryKey: dealKeys.accuracy, queryFn: account.getAccuracy });
  return (
    <Loaded query={report} what="Accuracy">
      {(found) => <Report report={found} />}
    </Loaded>
  );
}

function Report({ report }: { report: AccuracyReport }) {
  const say = useWords(dealsAccuracy);
  const categoryName = useCategoryName();
  const { total, ownBias } = report;
  if (total === null) {
    return <Card className="p-6 text-center text-pretty text-soft">{say("empty")}</Card>;
  }
  return (
    <div className="flex flex-col gap-6">
      <Card className="p-4 sm:p-6">
        <h2 className="pb-3 text-lg font-semibold">{say("title")}</h2>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Figure label={say("insideRange")}>
            {share(total)}
            <span className="block text-sm font-normal text-soft">
              {say("insideOfSold", { inside: total.inside, sold: total.sold })}
            </span>
          </Figure>
          <Figure label={say("besideTypicalPrice")}>{signed(total.biasPercent)}</Figure>
          <Figure label={say("netProfit")}>
            <Profit cents={total.profitCents} />
            <span className="block text-sm font-normal text-soft">
              {say("profitWeSaid", { profit: money(total.predictedProfitCents) })}
            </span>
          </Figure>
        </dl>
        <p className="pt-4 text-sm text-pretty">{ownBias.sentence}</p>
      </Card>
      <SalesPlot report={report} />
      <AccuracyGroups
        title={say("byCategory")}
        groups={report.byCategory.map((group) => ({
          ...group,
          name: categoryName(group.name),
        }))}
      />
      <AccuracyGroups title={say("byPlatform")} groups={report.byPlatform} />
      <SalesTable report={report} />
    </div>
  );
}
