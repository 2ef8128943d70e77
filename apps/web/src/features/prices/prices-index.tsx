import { Card } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { pricesCommon, pricesIndex } from "../../words/english/market/prices-pages.ts";

/** Where the pages of things and categories begin. */
export function PricesIndex() {
  const say = useWords(pricesCommon);
  return (
    <Card className="mx-auto flex max-w-2xl flex-col gap-2 p-4 sm:p-6">
      <h1 className="text-2xl font-semibold tracking-tight">{say("prices")}</h1>
      <p className="text-pretty text-soft">
        <Sentence
          words={pricesIndex}
          id="intro"
          tags={{ sales: linkTo(paths.recordedSales), trends: linkTo(paths.trends) }}
        />
      </p>
    </Card>
  );
}

const linkTo = (href: string) => (content: ReactNode) => (
  <a href={href} className="underline underline-offset-4">
    {content}
  </a>
);
