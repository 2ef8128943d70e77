import { Button, Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { describeFailure } from "../../lib/failure.ts";
import { pricesCommon } from "../../words/english/market/prices-pages.ts";
import { PricesSkeleton } from "./prices-skeleton.tsx";

type PricesFrameProps<Prices> = {
  queryKey: readonly string[];
  read: () => Promise<Prices>;
  children: (prices: Prices) => ReactNode;
};

/** Loads what a page of prices shows, and says what went wrong where it can't. */
export function PricesFrame<Prices>({ queryKey, read, children }: PricesFrameProps<Prices>) {
  const say = useWords(pricesCommon);
  const { data, error, refetch } = useQuery({ queryKey, queryFn: read });
  if (data !== undefined) return children(data);
  if (!error) return <PricesSkeleton />;
  const { message, code } = describeFailure(error);
  return (
    <Card className="mx-auto flex max-w-2xl flex-col items-start gap-3 p-4 sm:p-6">
      <h1 className="text-2xl font-semibold tracking-tight">
        {say(code === "not_found" ? "notFound" : "loadFailed")}
      </h1>
      <p role="alert">{message}</p>
      {code !== "not_found" && (
        <Button look="quiet" size="small" onClick={() => void refetch()}>
          {say("tryAgain")}
        </Button>
      )}
    </Card>
  );
}
