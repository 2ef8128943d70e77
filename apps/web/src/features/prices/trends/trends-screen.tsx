import type { Trends } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { account } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { pricesTrends } from "../../../words/english/market/prices-trends.ts";
import { PricesFrame } from "../prices-frame.tsx";
import { AgeingTable } from "./ageing-table.tsx";
import { Moves } from "./moves.tsx";
import { useWatches } from "./use-watches.ts";
import { WatchedSection } from "./watched-section.tsx";

/** What rises and falls among recorded sales, and what the person watches. */
export function TrendsScreen() {
  const say = useWords(pricesTrends);
  const { data: watches } = useWatches();
  return (
    <PricesFrame queryKey={["trends"]} read={account.getTrends}>
      {(trends) => (
        <article className="mx-auto flex max-w-4xl flex-col gap-6">
          <header>
            <h1 className="text-3xl font-semibold tracking-tight">{say("title")}</h1>
            <p className="text-pretty text-soft">{say("sold", { count: trends.sold })}</p>
          </header>
          {watches && <WatchedSection watches={watches} />}
          {hasEnough(trends) ? <Moves trends={trends} /> : <TooFew sold={trends.sold} />}
          <AgeingTable />
        </article>
      )}
    </PricesFrame>
  );
}

/** At least one thing has enough sales to tell whether it moved. */
const hasEnough = ({ categories, fastest }: Trends) => categories.length + fastest.length > 0;

function TooFew({ sold }: Pick<Trends, "sold">) {
  const say = useWords(pricesTrends);
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="text-lg font-semibold">{say("tooFewTitle")}</h2>
      <p className="text-pretty text-soft">
        <Sentence
          words={pricesTrends}
          id={sold === 0 ? "tooFewOfNone" : "tooFew"}
          tags={{
            link: (content) => (
              <a href={paths.recordedSales} className="underline underline-offset-4">
                {content}
              </a>
            ),
          }}
        />
      </p>
    </Card>
  );
}
