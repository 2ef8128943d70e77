import { metaContent } from "./page/structured-data.ts";

/** A web address; undefined for "", nonsense and what is no web page. */
export function parseUrl(url: string): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

/** Whether an address is of one of the hosts or below one; a look-alike name is neither. */
export function isOnHost(hosts: readonly string[], { hostname }: URL): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Where the page says that it belongs: its canonical address, then the one for sharing. */
export function addressesIn(document: Document): URL[] {
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  return [canonical, metaContent(document, "og:url")]
    .map((address) => parseUrl(address ?? ""))
    .filter((address) => address !== undefined);
}

// By the last part of the host: "ebay.com.sg" is Singapore's.
const dollars: Readonly<Record<string, string>> = {
  ca: "CAD",
  au: "AUD",
  nz: "NZD",
  sg: "SGD",
  hk: "HKD",
  tw: "TWD",
  mx: "MXN",
};

/** Which dollar a bare dollar sign means on a site with this address (ISO 4217). */
export function dollarOf(address: URL | undefined): string {
  return dollars[address?.hostname.split(".").at(-1) ?? ""] ?? "USD";
}
