import { buttonClasses, Card } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { dashboardCards } from "../../words/english/market/dashboard-screen.ts";

/** Says when what a person watches has moved, and leads to what else did. */
export function TrendsCard() {
  const say = useWords(dashboardCards);
  const { data } = useQuery({ queryKey: ["watches"], queryFn: account.getWatches });
  const moved = data?.things.filter(({ movement }) => movement?.isSure) ?? [];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold text-balance">{say("trendsTitle")}</h2>
        <p className="text-pretty text-soft">
          {sentenceOf(
            moved.map(({ name }) => name),
            say,
          )}
        </p>
      </div>
      <a href={paths.trends} className={buttonClasses({ look: "quiet" })}>
        {say("openTrends")}
      </a>
    </Card>
  );
}

function sentenceOf(
  moved: readonly string[],
  say: Say<keyof typeof dashboardCards.english>,
): string {
  const [first] = moved;
  if (first === undefined) return say("trendsBegin");
  if (moved.length === 1) return say("trendMoved", { name: first });
  return say("trendsMoved", { count: moved.length });
}
