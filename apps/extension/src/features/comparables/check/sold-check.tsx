import type { Analysis } from "@flipworth/contract";
import { Button, Card } from "@flipworth/ui";
import { type ReactNode, useId } from "react";
import type { Capture } from "../../../messaging/protocol.ts";
import { strings } from "../../../strings.ts";
import { searchOf, type SoldCheckState, useSoldCheck } from "./use-sold-check.ts";

const words = strings.soldCheck;

type SoldCheckProps = {
  answer: { analysis: Analysis; capture: Capture };
  failure: (error: unknown, onRetry: () => void) => ReactNode;
};

/** The press that looks up what such things sold for, and what came of it. */
export function SoldCheck({ answer, failure }: SoldCheckProps) {
  const heading = useId();
  const { state, isAllowed, check, update } = useSoldCheck(answer);
  const search = searchOf(answer.analysis);
  if (!search) return null;
  const isBusy = state.kind === "opening" || state.kind === "updating";
  return (
    <>
      <Card>
        <section aria-labelledby={heading} className="flex flex-col items-start gap-2 p-4">
          <h2 id={heading} className="text-sm font-semibold">
            {words.title}
          </h2>
          <p className="text-sm break-words text-soft">
            {words.lead(search.words)}
            {isAllowed === false && ` ${words.chromeAsks}`}
          </p>
          <Button look="quiet" disabled={isBusy} onClick={() => void check(search)}>
            {words.press}
          </Button>
          <output className="block text-sm break-words">{said(state, search.words)}</output>
        </section>
      </Card>
      {state.kind === "failed" && failure(state.error, () => void update(state.sales))}
    </>
  );
}

function said(state: SoldCheckState, searched: string): string {
  if (state.kind === "opening") return words.opening;
  if (state.kind === "updating") return words.updating;
  if (state.kind !== "not_found") return "";
  return state.why === "no_results" ? words.no_results(searched) : words[state.why];
}
