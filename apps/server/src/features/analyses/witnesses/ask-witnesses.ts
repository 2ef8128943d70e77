import type { FoundComparables, Sighting } from "@flipworth/engine";
import type { Asking, IdentifiedListing, ListingToIdentify } from "../engine/engine-port.ts";
import { type ComparablesTools, findComparables } from "./find-comparables.ts";
import { lookAtPicture, type LookTools, type Picture } from "./look-at-picture.ts";

type Question = {
  listing: ListingToIdentify;
  /** null for words alone. */
  picture: Picture | null;
  asking: Asking;
};

type Witnessed = {
  identified: IdentifiedListing;
  sighting?: Sighting;
  found?: FoundComparables;
};

/** Identifies the listing and asks whoever is set up about it: a model by its picture, a provider by its name. */
export async function askWitnesses(
  tools: LookTools & ComparablesTools,
  { listing, picture, asking }: Question,
): Promise<Witnessed> {
  const byWords = await tools.engine.identify(listing, asking);
  // At the same time: most pictures have words that name the thing.
  const [looked, foundByWords] = await Promise.all([
    picture && lookAtPicture(tools, { ...picture, listing, byWords, asking }),
    findComparables(tools, byWords, asking),
  ]);
  const { identified = byWords, sighting } = looked ?? {};
  const isNamedBySight = foundByWords === undefined && identified !== byWords;
  const found = isNamedBySight ? await findComparables(tools, identified, asking) : foundByWords;
  return { identified, ...(sighting ? { sighting } : {}), ...(found ? { found } : {}) };
}
