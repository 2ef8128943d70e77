import type { ShownSale } from "@flipworth/contract";
import { Button, Card, formatDollars } from "@flipworth/ui";
import { useVoice, useWords } from "@flipworth/words/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { shortDay } from "../../lib/month-in-words.ts";
import { pricesSales } from "../../words/english/market/prices-pages.ts";
import { conditionName, localeOf } from "./words.ts";

const shownFirst = 20;

/** The sales themselves, newest first: what is wrong among the person's own can be left out. */
export function SalesList({ sales }: { sales: readonly ShownSale[] }) {
  const say = useWords(pricesSales);
  const own = sales.filter(({ id }) => id !== null).length;
  const [isWhole, setWhole] = useState(false);
  const client = useQueryClient();
  const strike = useMutation({
    mutationFn: account.deleteSale,
    onSuccess: () => client.invalidateQueries({ queryKey: ["prices"] }),
  });
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="sales" className="font-semibold">
        {say("title")}
      </h2>
      <p className="text-sm text-pretty text-soft">
        {own === 0 ? say("allShared") : say("own", { count: own })}
      </p>
      {strike.error && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(strike.error).message}
        </p>
      )}
      <ul aria-labelledby="sales" className="w-full divide-y divide-line">
        {sales.slice(0, isWhole ? sales.length : shownFirst).map((sale, at) => (
          <SaleRow
            // What others share has no id, and may read alike.
            key={sale.id ?? `${at} ${sale.title}`}
            sale={sale}
            onStrike={strike.isPending ? undefined : (id) => strike.mutate(id)}
          />
        ))}
      </ul>
      {!isWhole && sales.length > shownFirst && (
        <Button look="quiet" size="small" onClick={() => setWhole(true)}>
          {say("showLatest", { count: sales.length })}
        </Button>
      )}
    </Card>
  );
}

type SaleRowProps = { sale: ShownSale; onStrike: ((id: string) => void) | undefined };

function SaleRow({ sale, onStrike }: SaleRowProps) {
  const { id, title, price, date, kind, condition, marketplace } = sale;
  const voice = useVoice();
  const say = useWords(pricesSales);
  const facts = [
    say(`kind_${kind}`, { price: formatDollars(price) }),
    shortDay(date, localeOf(voice)),
    condition && conditionName(condition, voice),
    marketplace,
  ];
  return (
    <li className="flex items-center justify-between gap-3 py-2 text-sm">
      <span className="min-w-0">
        <span className="block truncate">{title}</span>
        <span className="text-soft tabular-nums">{facts.filter(Boolean).join(" · ")}</span>
      </span>
      {id !== null && (
        <Button
          look="quiet"
          size="small"
          className="shrink-0"
          aria-label={say("strikeNamed", { title })}
          aria-disabled={onStrike === undefined}
          onClick={() => onStrike?.(id)}
        >
          {say("strike")}
        </Button>
      )}
    </li>
  );
}
