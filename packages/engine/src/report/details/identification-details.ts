import type { IdentifiedItem } from "../../identification/identification.ts";
import type { Valuation } from "../../valuation/evidence.ts";
import { itemName } from "../../valuation/item-name.ts";
import type { IdentificationDetails } from "@flipworth/contract";
import { itemDetails } from "./item-details.ts";
import { identificationSentence } from "../stage-sentences.ts";

export function identificationDetails(
  item: IdentifiedItem,
  valuation: Valuation,
): IdentificationDetails {
  const items = itemDetails(valuation);
  return {
    kind: item.kind,
    name: itemName(item),
    entryId: item.entry?.id ?? null,
    variant: item.variant?.name ?? null,
    quantity: item.quantity,
    isAccessory: item.isAccessory,
    isForParts: item.isForParts,
    ...(items.length > 0 ? { items } : {}),
    sentence: identificationSentence(item),
  };
}
