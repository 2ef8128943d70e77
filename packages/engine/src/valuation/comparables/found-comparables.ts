import { marketplaceItemId } from "../../report/item-id.ts";
import type { ComparableSale } from "../evidence.ts";

export type FoundListing = Omit<ComparableSale, "foundAt" | "isVouchedFor"> & { url: string };

/** What a provider of comparables answered when it was asked by the thing's name. */
export type FoundComparables =
  | {
      kind: "found";
      /** As people know it: "eBay". */
      source: string;
      words: string;
      /** Where a person sees what was found, and what has become of it since. */
      searchUrl: string;
      /** ISO date and time. */
      askedAt: string;
      listings: readonly FoundListing[];
    }
  /** It was to be asked and gave nothing of use; one sentence says why. */
  | { kind: "unfound"; sentence: string };

type FoundComparable = ComparableSale & Required<Pick<ComparableSale, "foundAt">>;

/** The listing itself is not among them: its asking price would come back as evidence of its value. */
export function comparablesFromFound(
  found: FoundComparables | undefined,
  marketplaceUrl: string | null,
): readonly FoundComparable[] {
  if (found?.kind !== "found") return [];
  const ownId = marketplaceItemId(marketplaceUrl);
  const others = found.listings.filter(
    ({ url }) => ownId === null || marketplaceItemId(url) !== ownId,
  );
  return others.map(({ url, ...listing }) => ({
    ...listing,
    foundAt: { source: found.source, url },
  }));
}
