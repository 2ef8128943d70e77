import { type NoSales, SoldPageAnswer, type SoldSearch } from "@flipworth/contract";
import type { SalesOfPage } from "@flipworth/ui";
import { askExtension } from "./extension-road.ts";
import { newRequestKey } from "../request-key.ts";

type Found = { kind: "found"; sales: SalesOfPage } | NoSales | { kind: "failed" };

/** The sold search as the extension reads it in a tab behind this one. */
export async function salesByExtension(search: SoldSearch): Promise<Found> {
  const reply = await askExtension("checkSold", { search }).catch(() => undefined);
  const answer = SoldPageAnswer.safeParse(reply).data;
  if (!answer) return { kind: "failed" };
  if (answer.kind !== "found") return answer;
  const { cards, struckOut, search: searched } = answer;
  const sales = { cards, struckOut, search: searched, choices: {}, answer: null };
  return { kind: "found", sales: { ...sales, key: newRequestKey() } };
}
