import type { RecordedSale } from "@flipworth/contract";
import { Button, Card } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../../lib/api.ts";
import { describeFailure } from "../../../lib/failure.ts";
import { saleWords } from "../../../words/english/account/recorded-sales.ts";
import { sharedWords } from "../../../words/english/account/shared.ts";
import { ImportSales } from "./import-sales.tsx";
import { salesKey } from "./sales-key.ts";

const shownFirst = 5;

/** The sales that are remembered for the person: what they are, and the way to bring and to strike out some. */
export function RecordedSales() {
  const say = useWords(saleWords);
  const sayShared = useWords(sharedWords);
  const { data, error, refetch } = useQuery({
    queryKey: salesKey,
    queryFn: () => account.listSales(),
  });
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="recorded-sales" className="font-semibold">
        {say("title")}
      </h2>
      <p className="text-sm text-pretty text-soft">{say("what")}</p>
      {!data && !error && (
        <output className="h-12 text-sm text-soft">{sayShared("loading")}</output>
      )}
      {!data && error && (
        <>
          <p role="alert" className="text-sm">
            {say("loadFailed", { reason: describeFailure(error).message })}
          </p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {sayShared("tryAgain")}
          </Button>
        </>
      )}
      {data && <Sales sales={data} />}
      <ImportSales />
    </Card>
  );
}

function Sales({ sales }: { sales: readonly RecordedSale[] }) {
  const say = useWords(saleWords);
  const [isWhole, setWhole] = useState(false);
  const client = useQueryClient();
  const strike = useMutation({
    mutationFn: account.deleteSale,
    onSuccess: () => client.invalidateQueries({ queryKey: salesKey }),
  });
  if (sales.length === 0) return <p className="text-sm">{say("none")}</p>;
  return (
    <>
      <ul aria-labelledby="recorded-sales" className="w-full divide-y divide-line">
        {sales.slice(0, isWhole ? sales.length : shownFirst).map((sale) => (
          <SaleRow
            key={sale.id}
            sale={sale}
            isBusy={strike.isPending}
            onStrike={() => strike.mutate(sale.id)}
          />
        ))}
      </ul>
      {strike.error && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(strike.error).message}
        </p>
      )}
      {!isWhole && sales.length > shownFirst && (
        <Button look="quiet" size="small" onClick={() => setWhole(true)}>
          {say("showLatest", { count: sales.length })}
        </Button>
      )}
    </>
  );
}

type SaleRowProps = { sale: RecordedSale; isBusy: boolean; onStrike: () => void };

function SaleRow({ sale, isBusy, onStrike }: SaleRowProps) {
  const say = useWords(saleWords);
  const { locale } = languages[useVoice().language];
  const { title, price, date, kind, marketplace, isStruckOut } = sale;
  const amount = price.toLocaleString(locale, { style: "currency", currency: "USD" });
  return (
    <li className="flex items-center justify-between gap-3 py-2 text-sm">
      <span className="min-w-0">
        <span className={`block truncate ${isStruckOut ? "line-through" : ""}`}>{title}</span>
        <span className="text-soft tabular-nums">
          {say(kind === "ask" ? "asked" : "sold", { amount, date, marketplace })}
        </span>
      </span>
      {isStruckOut ? (
        <span className="text-soft">{say("notCounted")}</span>
      ) : (
        <Button
          look="quiet"
          size="small"
          aria-label={say("doNotCountSale", { title })}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onStrike()}
        >
          {say("doNotCount")}
        </Button>
      )}
    </li>
  );
}
