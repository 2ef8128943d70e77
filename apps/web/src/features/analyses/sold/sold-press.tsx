import type { NoSales, SoldSearch } from "@flipworth/contract";
import { Button, type SalesOfPage } from "@flipworth/ui";
import { useState } from "react";

type Problem = NoSales["kind"] | "failed";
type State = "idle" | "reading" | Problem;

type SoldPressProps = { search: SoldSearch; onSales: (sales: SalesOfPage) => void };

/** With the extension: it opens the sold listings behind this page, reads them and answers. */
export function SoldPress({ search, onSales }: SoldPressProps) {
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
      <p className="text-sm break-words text-soft">
        The extension opens eBay’s sold listings for “{search.words}” in a background tab, reads
        them once and updates the range. The first time, it asks you to allow www.ebay.com.
      </p>
      <Button size="small" disabled={state === "reading"} onClick={() => void check()}>
        Check sold prices
      </Button>
      <output className="block text-sm break-words">{said(state)}</output>
    </>
  );
}

const problems: Readonly<Record<Problem, string>> = {
  not_allowed:
    "The extension may not read www.ebay.com yet. Press “Allow www.ebay.com” on its options page, then press again here.",
  check_page:
    "eBay wants to check that you’re a person. Do that in the tab that opened, then press again.",
  sign_in: "eBay asks you to sign in first. Do that in the tab that opened, then press again.",
  elsewhere:
    "eBay shows another page instead of sold listings. Look at the tab that opened, then press again.",
  no_results:
    "eBay shows no sold listings for these words. Try others in the tab that opened, and copy its page.",
  not_loaded: "The sold listings didn’t load. Look at the tab that opened, then press again.",
  closed: "The tab was closed before it could be read. Press again.",
  failed: "The extension didn’t answer. Reload this page and press again.",
};

function said(state: State): string {
  if (state === "idle") return "";
  return state === "reading" ? "Reading sold listings…" : problems[state];
}
