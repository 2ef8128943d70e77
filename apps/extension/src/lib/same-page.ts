import { isListingAddress } from "@flipworth/readers";

/** Whether two addresses show the same item: a listing's own query only says how it was reached. */
export function isSamePage(first: string | undefined, second: string | undefined): boolean {
  const [one, other] = [pageOf(first), pageOf(second)];
  return one !== undefined && one === other;
}

function pageOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  return isListingAddress(address) ? origin + pathname : origin + pathname + search;
}
