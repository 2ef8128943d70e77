import { buttonClasses, Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { dashboardCards } from "../../words/english/market/dashboard-screen.ts";

/** Leads to what was bought and sold. */
export function DealsCard() {
  const say = useWords(dashboardCards);
  const { data } = useQuery({ queryKey: ["deals", "summary"], queryFn: account.getDealsSummary });
  const isUsed = data !== undefined && data.openCount + data.month.sold > 0;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold text-balance">{say("dealsTitle")}</h2>
        <p className="text-pretty text-soft">
          {isUsed
            ? say("dealsInUse", { open: data.openCount, tasks: data.taskCount })
            : say("dealsBegin")}
        </p>
      </div>
      <a href={paths.deals} className={buttonClasses({ look: "quiet" })}>
        {say("openDeals")}
      </a>
    </Card>
  );
}
