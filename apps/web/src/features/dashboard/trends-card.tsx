import { buttonClasses, Card } from "@flipworth/ui";
import { useQuery } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";

/** Says when what a person watches has moved, and leads to what else did. */
export function TrendsCard() {
  const { data } = useQuery({ queryKey: ["watches"], queryFn: account.getWatches });
  const moved = data?.things.filter(({ movement }) => movement?.isSure) ?? [];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold text-balance">Market trends</h2>
        <p className="text-pretty text-soft">{sentenceOf(moved.map(({ name }) => name))}</p>
      </div>
      <a href={paths.trends} className={buttonClasses({ look: "quiet" })}>
        Open trends
      </a>
    </Card>
  );
}

function sentenceOf(moved: readonly string[]): string {
  const [first] = moved;
  if (first === undefined) return "See what rises, what falls and what sells fastest.";
  if (moved.length === 1) return `The price of ${first} has moved.`;
  return `${moved.length} things you watch have moved.`;
}
