import { Card } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { pricesEntry } from "../../words/english/market/prices-pages.ts";

/** Where the sales of a thing would stand: how to get some. */
export function NoSales() {
  const say = useWords(pricesEntry);
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="font-semibold">{say("noSalesTitle")}</h2>
      <p className="text-sm text-pretty text-soft">
        <Sentence
          words={pricesEntry}
          id="noSales"
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
