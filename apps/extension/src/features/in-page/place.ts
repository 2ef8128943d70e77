import { isListingAddress } from "@flipworth/readers";

/** A page that our corner is for; the key stays the same for as long as the same thing is shown. */
export type Place = { kind: "listing" | "sold"; key: string };

/** Decided by the address alone: nothing of the page is read. */
export function placeOf(
  address: string,
  isSoldAddress: (address: string) => boolean,
): Place | undefined {
  if (isListingAddress(address)) {
    const { origin, pathname } = new URL(address);
    return { kind: "listing", key: origin + pathname };
  }
  return isSoldAddress(address) ? { kind: "sold", key: address } : undefined;
}
