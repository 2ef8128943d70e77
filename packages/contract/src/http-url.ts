/** The address when a browser may follow it as a page; never `javascript:` and the like. */
export function httpUrlOf(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  return /^https?:$/.test(new URL(address).protocol) ? address : undefined;
}
