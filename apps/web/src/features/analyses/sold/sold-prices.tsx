import { buttonClasses, Card, SalesList, type SalesOfPage } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { ExternalLink } from "lucide-react";
import { type ClipboardEvent, useId, useState } from "react";
import { soldWords } from "../../../words/english/analyses/sold.ts";
import { useHasExtension } from "./extension-road.ts";
import { newRequestKey } from "../request-key.ts";
import { SoldPress } from "./sold-press.tsx";
import type { Answer } from "../use-analysis.ts";

export type SalesHandlers = {
  /** The answer is to be by these sales. */
  onSales: (sales: SalesOfPage) => void;
  /** The person chose among them; the answer stays until they ask for another. */
  onChoose: (sales: SalesOfPage) => void;
};

// For who pastes: the readers of results pages are no part of the screen.
const loadPasted = () => import("./pasted-sales.ts");

/** What such things sold for: the search, a place for its copied page, and the sales read from it. */
export function SoldPrices({ answer, onSales, onChoose }: SalesHandlers & { answer: Answer }) {
  const { analysis, sales } = answer;
  const say = useWords(soldWords);
  const heading = useId();
  const [said, setSaid] = useState("");
  const hasExtension = useHasExtension();
  const { soldListingsUrl, soldSearch } = analysis;
  if (soldListingsUrl === null) return null;
  const read = async (event: ClipboardEvent) => {
    // It is no listing: the form above must not take it for one.
    event.preventDefault();
    event.nativeEvent.stopPropagation();
    const html = event.clipboardData.getData("text/html");
    const { salesFromCopy } = await loadPasted();
    const pages = [soldListingsUrl, soldSearch?.elsewhere?.url];
    const found = pages.map((url) => url && salesFromCopy(html, url)).find(Boolean) || undefined;
    setSaid(found ? "" : say("noneFound"));
    if (found) onSales(found);
  };
  return (
    <>
      <Card>
        <section aria-labelledby={heading} className="flex flex-col items-start gap-3 p-4 sm:p-5">
          <h2 id={heading} className="text-lg font-semibold">
            {say("title")}
          </h2>
          {hasExtension && soldSearch && <SoldPress search={soldSearch} onSales={onSales} />}
          <p className="text-sm text-soft">
            {say("copyPage", {
              extension: hasExtension ? "yes" : "no",
              search: soldSearch ? "yes" : "no",
              words: soldSearch?.words ?? "",
            })}
            {!hasExtension && ` ${say("inOnePress")}`}
          </p>
          <p className="flex flex-wrap gap-2">
            <SearchLink url={soldListingsUrl} label={say(hasExtension ? "open" : "check")} />
            {soldSearch?.wider && (
              <SearchLink
                url={soldSearch.wider.url}
                label={say("searchWider", { words: soldSearch.wider.words })}
              />
            )}
            {soldSearch?.elsewhere && (
              <SearchLink
                url={soldSearch.elsewhere.url}
                label={say("searchElsewhere", { site: soldSearch.elsewhere.siteName })}
              />
            )}
          </p>
          <label className="flex w-full flex-col gap-1 text-sm font-medium">
            {say("copied")}
            <textarea
              rows={2}
              value=""
              onChange={() => setSaid(say("noneFound"))}
              onPaste={(event) => void read(event)}
              placeholder={say("pasteHere")}
              className="w-full rounded-md border border-edge bg-surface px-3 py-2 font-normal"
            />
          </label>
          <output className="block text-sm text-loss">{said}</output>
        </section>
      </Card>
      {sales && (
        <SalesList
          sales={sales}
          isRunning={false}
          onChoose={(at, choice) => onChoose(chosen(sales, at, choice))}
          onUpdate={() => onSales(sales)}
          onCancel={() => {}}
        />
      )}
    </>
  );
}

/** Another choice is another request. */
function chosen(sales: SalesOfPage, at: number, choice: "in" | "out"): SalesOfPage {
  return { ...sales, choices: { ...sales.choices, [at]: choice }, key: newRequestKey() };
}

function SearchLink({ url, label }: { url: string; label: string }) {
  const say = useWords(soldWords);
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ look: "quiet", size: "small" })}
    >
      {label} <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">{say("newTab")}</span>
    </a>
  );
}
