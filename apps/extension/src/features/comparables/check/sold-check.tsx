import type { Analysis, SoldSearch } from "@flipworth/contract";
import { Button, Card } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { type ReactNode, useId } from "react";
import { type SiteOfSales, siteOfSales, siteOfSearch } from "../../../lib/site-of-sales.ts";
import { useAllowed } from "../../../lib/use-allowed.ts";
import type { Capture } from "../../../messaging/protocol.ts";
import { soldCheckWords } from "../../../words/english/card.ts";
import { searchOf, type SoldCheckState, useSoldCheck } from "./use-sold-check.ts";

type SoldCheckProps = {
  answer: { analysis: Analysis; capture: Capture };
  failure: (error: unknown, onRetry: () => void) => ReactNode;
};

/** The press that looks up what such things sold for, and what came of it. */
export function SoldCheck({ answer, failure }: SoldCheckProps) {
  const say = useWords(soldCheckWords);
  const heading = useId();
  const { state, check, update } = useSoldCheck(answer);
  const isAllowed = useAllowed(siteOfSales);
  const search = searchOf(answer.analysis);
  if (!search) return null;
  const isBusy = state.kind === "opening" || state.kind === "updating";
  return (
    <>
      <Card>
        <section aria-labelledby={heading} className="flex flex-col items-start gap-2 p-4">
          <h2 id={heading} className="text-sm font-semibold">
            {say("title")}
          </h2>
          <p className="text-sm break-words text-soft">
            {say("lead", { words: search.words })}
            {isAllowed === false && ` ${say("chromeAsks", { host: siteOfSales.host })}`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              look="quiet"
              disabled={isBusy}
              onClick={() => void check({ site: siteOfSales, search, isAllowed })}
            >
              {say("press")}
            </Button>
            <PressElsewhere
              search={search}
              isBusy={isBusy}
              onPress={(asked) => void check(asked)}
            />
          </div>
          <output className="block text-sm break-words">{said(state, say)}</output>
        </section>
      </Card>
      {state.kind === "failed" && failure(state.error, () => void update(state.sales))}
    </>
  );
}

type PressElsewhereProps = {
  search: SoldSearch;
  isBusy: boolean;
  onPress: (asked: {
    site: SiteOfSales;
    search: SoldSearch;
    isAllowed: boolean | undefined;
  }) => void;
};

/** The same on a second site, where such things are sold besides. */
function PressElsewhere({ search: { elsewhere }, isBusy, onPress }: PressElsewhereProps) {
  const say = useWords(soldCheckWords);
  const site = siteOfSearch(elsewhere?.url ?? "") ?? siteOfSales;
  const isAllowed = useAllowed(site);
  if (!elsewhere || site === siteOfSales) return null;
  const { url } = elsewhere;
  const search = { words: elsewhere.words, url, wider: null };
  return (
    <Button look="quiet" disabled={isBusy} onClick={() => onPress({ site, search, isAllowed })}>
      {say("pressElsewhere", { site: site.name })}
    </Button>
  );
}

function said(state: SoldCheckState, say: Say<keyof typeof soldCheckWords.english>): string {
  if (state.kind === "opening") return say("opening");
  if (state.kind === "updating") return say("updating");
  if (state.kind !== "not_found") return "";
  const { site, search } = state.asked;
  return say(`why_${state.why}`, { site: site.name, host: site.host, words: search.words });
}
