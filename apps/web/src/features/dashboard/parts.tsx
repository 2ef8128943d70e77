import { Button, Card, withTrueMinus } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { dashboardLists } from "../../words/english/market/dashboard-lists.ts";

type FactProps = { label: string; children: ReactNode };

export function Fact({ label, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** `words` as the row has them, and `cents` that say whether they are a gain; null for no amount. */
type ProfitProps = { words: string; cents: number | null };

/** Green for a gain, red for anything else, and never by colour alone. */
export function Profit({ words, cents }: ProfitProps) {
  const isGain = cents !== null && cents > 0;
  const Mark = cents === null ? Minus : isGain ? TrendingUp : TrendingDown;
  return (
    <span className={isGain ? "text-profit" : "text-loss"}>
      <Mark aria-hidden className="inline size-4 align-[-0.15em]" /> {withTrueMinus(words)}
    </span>
  );
}

export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line px-4 py-12 text-center">
      <h3 className="text-lg font-semibold">{title}</h3>
      <div className="flex flex-col items-center gap-4 text-balance text-soft">{children}</div>
    </div>
  );
}

export function NothingFound({ search }: { search: string }) {
  const say = useWords(dashboardLists);
  return (
    <output className="block py-8 text-center wrap-anywhere text-soft">
      {say("nothingFound", { search })}
    </output>
  );
}

type LoadFailureProps = { title: string; message: string; onRetry: () => void };

export function LoadFailure({ title, message, onRetry }: LoadFailureProps) {
  const say = useWords(dashboardLists);
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <div role="alert">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-pretty text-soft">{message}</p>
      </div>
      <Button look="quiet" size="small" onClick={onRetry}>
        {say("tryAgain")}
      </Button>
    </Card>
  );
}
