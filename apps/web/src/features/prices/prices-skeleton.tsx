import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { pricesCommon } from "../../words/english/market/prices-pages.ts";

const bone = "block animate-pulse rounded-control bg-line";

/** A page of prices before anything of it is known. */
export function PricesSkeleton() {
  const say = useWords(pricesCommon);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <h1 className="text-3xl font-semibold tracking-tight">
        <span className="sr-only">{say("prices")}</span>
        <span className={`${bone} h-9 w-72 max-w-full`} />
      </h1>
      <Card className="flex h-96 flex-col gap-3 p-4 sm:p-6">
        <output className="sr-only">{say("loading")}</output>
        <span className={`${bone} h-6 w-48`} />
        <span className={`${bone} h-56 w-full`} />
      </Card>
      <noscript>
        <p>{say("needsJavaScript")}</p>
      </noscript>
    </div>
  );
}
