import type { NoSales, SoldSearch } from "@flipworth/contract";
import { Button, type SalesOfPage } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { soldWords } from "../../../words/english/analyses/sold.ts";

type Problem = NoSales["kind"] | "failed";
type State = "idle" | "reading" | Problem;

type SoldPressProps = { search: SoldSearch; onSales: (sales: SalesOfPage) => void };

/** With the extension: it opens the sold listings behind this page, reads them and answers. */
export function SoldPress({ search, onSales }: SoldPressProps) {
  const say = useWords(soldWords);
  const [state, setState] = useState<State>("idle");
  const check = async () => {
    setState("reading");
    try {
      const { salesByExtension } = await import("./sales-by-extension.ts");
      const outcome = await salesByExtension(search);
      if (outcome.kind !== "found") return setState(outcome.kind);
      setState("idle");
      onSales(outcome.sales);
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <p className="text-sm break-words text-soft">{say("byExtension", { words: search.words })}</p>
      <Button size="small" disabled={state === "reading"} onClick={() => void check()}>
        {say("check")}
      </Button>
      <output className="block text-sm break-words">
        {state !== "idle" && say(state === "reading" ? "reading" : `problem_${state}`)}
      </output>
    </>
  );
}
