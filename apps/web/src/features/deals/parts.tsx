import { Badge, type BadgeTone, Button, Card, Problem } from "@flipworth/ui";
import type { Deal } from "@flipworth/contract";
import { useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { describeFailure } from "../../lib/failure.ts";
import { dealsStages } from "../../words/english/deals/choices.ts";
import { dealsParts } from "../../words/english/deals/parts.ts";
import { money } from "./amounts.ts";

/** A card with a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </Card>
  );
}

export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="text-xl font-semibold tracking-tight wrap-anywhere tabular-nums">
        {children}
      </dd>
    </div>
  );
}

/** Green for a profit, red for a loss. */
export function Profit({ cents }: { cents: number }) {
  return <ProfitWords cents={cents}>{money(cents)}</ProfitWords>;
}

/** The same inside a sentence, which has the amount in it. */
export function ProfitWords({ cents, children }: { cents: number; children: ReactNode }) {
  const tone = cents > 0 ? "text-profit" : cents < 0 ? "text-loss" : "";
  return <span className={tone}>{children}</span>;
}

const tones: Partial<Record<Deal["stage"], BadgeTone>> = {
  sold: "profit",
  returned: "doubt",
  bought: "strong",
  listed: "strong",
};

export function StageBadge({ stage }: Pick<Deal, "stage">) {
  const say = useWords(dealsStages);
  return <Badge tone={tones[stage] ?? "plain"}>{say(stage)}</Badge>;
}

type Loadable =
  | "Deals"
  | "Deal"
  | "Profit"
  | "Bankroll"
  | "Accuracy"
  | "Year"
  | "Mileage"
  | "Drafts";

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  what: Loadable;
  children: (data: Data) => ReactNode;
};

/** What was read, or why it was not. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  const say = useWords(dealsParts);
  if (query.data !== undefined) return children(query.data);
  if (!query.error)
    return <output className="block min-h-40 text-soft">{say(`loading${what}`)}</output>;
  return (
    <Card className="flex flex-col items-start gap-3 p-4">
      <Problem look="plain">
        {say(`failed${what}`, { reason: describeFailure(query.error).message })}
      </Problem>
      <Button look="quiet" size="small" onClick={() => void query.refetch()}>
        {say("tryAgain")}
      </Button>
    </Card>
  );
}
