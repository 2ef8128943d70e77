import { buttonClasses, Card } from "@flipworth/ui";
import { useQuery } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";

/** Leads to what was bought and sold. */
export function DealsCard() {
  const { data } = useQuery({ queryKey: ["deals", "summary"], queryFn: account.getDealsSummary });
  const isUsed = data !== undefined && data.openCount + data.month.sold > 0;
  const waits = data?.taskCount === 1 ? "1 thing waits" : `${data?.taskCount ?? 0} things wait`;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold text-balance">Deals</h2>
        <p className="text-pretty text-soft">
          {isUsed
            ? `${data.openCount} open; ${waits} for you today.`
            : "Track what you buy, what it sells for and what you keep."}
        </p>
      </div>
      <a href={paths.deals} className={buttonClasses({ look: "quiet" })}>
        Open deals
      </a>
    </Card>
  );
}
