import { useEffect, useState } from "react";
import type { SalesOfTab } from "../../messaging/protocol.ts";
import { salesItem } from "../../storage/items.ts";

/** What the last click took from the sold results in a tab; undefined where there was none. */
export function useSalesOfTab(tabId: number | undefined): SalesOfTab | undefined {
  const [salesId, setSalesId] = useState<string>();
  useEffect(() => {
    if (tabId === undefined) return;
    const look = () =>
      void salesItem(tabId)
        .read()
        .then((sales) => setSalesId(sales?.id));
    look();
    return salesItem(tabId).watch(look);
  }, [tabId]);
  return tabId === undefined || salesId === undefined ? undefined : { tabId, salesId };
}
