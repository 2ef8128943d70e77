import { useWords } from "@flipworth/words/react";
import { EstimateNote } from "../../components/estimate-note.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { salesWords } from "../../lib/sales-words.ts";
import type { ThingPage } from "../../lib/things/thing-page.ts";
import { thingPage } from "../../words/english/market/things.ts";
import { rangeWords } from "./words.ts";

/** What the thing is, what it sells for, and what that rests on. */
export function ThingHeader({ thing: { head, said, usual, month, sales } }: { thing: ThingPage }) {
  const say = useWords(thingPage);
  const range = rangeWords(usual, say);
  return (
    <PageHeader
      trail={head.trail}
      title={say("title", { name: said })}
      lead={say("lead", { range })}
    >
      <EstimateNote month={month} sales={sales ? salesWords(sales) : undefined}>
        {say("inGoodCondition")}
      </EstimateNote>
    </PageHeader>
  );
}
