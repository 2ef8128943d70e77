import type { Analysis, SoldSearch } from "@flipworth/contract";
import { useEffect, useRef, useState } from "react";
import { permissionFor, type SiteOfSales } from "../../../lib/site-of-sales.ts";
import type { Capture, SoldCheck } from "../../../messaging/protocol.ts";
import { send } from "../../../messaging/send.ts";
import { type Sales, salesItem } from "../../../storage/items.ts";
import { refineBySales } from "../refine-by-sales.ts";

type NotFound = Exclude<SoldCheck["kind"], "found">;
type Asked = { site: SiteOfSales; search: SoldSearch };

export type SoldCheckState =
  | { kind: "idle" }
  | { kind: "opening" }
  | { kind: "updating" }
  | { kind: "not_found"; why: NotFound; asked: Asked }
  /** The sales are there, and the server was not. */
  | { kind: "failed"; error: unknown; sales: Sales };

/** Where sales of an analyzed thing are looked up; undefined where there are no words for it. */
export function searchOf({ soldSearch, soldListingsUrl, title }: Analysis): SoldSearch | undefined {
  if (soldSearch) return soldSearch;
  return soldListingsUrl === null ? undefined : { words: title, url: soldListingsUrl, wider: null };
}

/** One press: the permission, the sold listings in a tab of their own, the range by them. */
export function useSoldCheck({ analysis, capture }: { analysis: Analysis; capture: Capture }) {
  const [state, setState] = useState<SoldCheckState>({ kind: "idle" });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const update = async (sales: Sales) => {
    const mine = new AbortController();
    current.current = mine;
    setState({ kind: "updating" });
    try {
      await refineBySales(sales, { signal: mine.signal });
      if (!mine.signal.aborted) setState({ kind: "idle" });
    } catch (error) {
      if (!mine.signal.aborted) setState({ kind: "failed", error, sales });
    }
  };
  const check = async (asked: Asked & { isAllowed: boolean | undefined }) => {
    const { site, search, isAllowed } = asked;
    setState({ kind: "opening" });
    // First of all: the right to ask ends with the press. Chrome asks even for what a wider grant covers.
    if (!isAllowed && !(await chrome.permissions.request(permissionFor(site)).catch(() => false)))
      return setState({ kind: "not_found", why: "not_allowed", asked });
    const deal = { analysisId: analysis.id, title: analysis.title, capture };
    const outcome = await send("checkSold", { deal, search }).catch(() => lost);
    if (outcome.kind !== "found") return setState({ kind: "not_found", why: outcome.kind, asked });
    const sales = await salesItem(outcome.by.tabId).read();
    return sales ? update(sales) : setState({ kind: "not_found", why: "closed", asked });
  };
  return { state, check, update };
}

const lost = { kind: "not_loaded" } as const;
