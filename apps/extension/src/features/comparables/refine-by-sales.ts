import { type AnalyzeRequest, limits } from "@flipworth/contract";
import { analyze } from "../../lib/api.ts";
import { requestFromCapture } from "../../lib/request-from-capture.ts";
import { refinedItem, type Sales, salesItem } from "../../storage/items.ts";
import { chosenSales, salesOf } from "@flipworth/ui";

/** The deal's analysis again, with the sales that count, kept for every place that shows either. */
export async function refineBySales(
  sales: Sales,
  watch: Pick<AnalyzeRequest, "signal" | "onStage">,
): Promise<void> {
  const { deal, key, choices, tabId, id, ...found } = sales;
  const { listing, screenshots } = requestFromCapture(deal.capture);
  const comparables = chosenSales(salesOf(found), choices).map(({ title, ...sale }) => ({
    ...sale,
    title: title.slice(0, limits.comparableTitleCharacters),
  }));
  const analysis = await analyze({
    listing: { ...listing, comparables, refines: deal.analysisId },
    ...(screenshots && { screenshots }),
    idempotencyKey: key,
    ...watch,
  });
  if (watch.signal?.aborted) return;
  await changeSales(sales, (latest) => ({ ...latest, answer: { key, analysis } }));
  await refinedItem(deal.analysisId).write({ analysis, by: { tabId, salesId: id } });
}

/** One change at a time, of what was last written: two places may change the same sales. */
export async function changeSales(
  { tabId, id }: Sales,
  how: (latest: Sales) => Sales,
): Promise<void> {
  const item = salesItem(tabId);
  await navigator.locks.request(`sales ${tabId}`, async () => {
    const latest = await item.read();
    if (latest?.id === id) await item.write(how(latest));
  });
}
