import type { ShownSale } from "@flipworth/contract";
import { dollarsFromCents, fewestContributors } from "@flipworth/engine";
import type { NearSale } from "./near-sales.ts";

/** The sales near a title for the person who asks, as an answer may rest on them. */
export function shownNear(near: readonly NearSale[]): ShownSale[] {
  const people = new Set(near.flatMap(({ contributor }) => contributor ?? []));
  const isEnough = people.size >= fewestContributors;
  return near
    .filter(({ isOwn }) => isOwn || isEnough)
    .map(({ id, title, priceCents, date, kind, condition, source, isOwn }) => ({
      title,
      price: dollarsFromCents(priceCents),
      date,
      kind,
      condition,
      marketplace: source,
      id: isOwn ? id : null,
    }));
}
