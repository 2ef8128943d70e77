/** A site where sold prices are looked up. Chrome asks the person for it at the first press. */
export type SiteOfSales = { name: string; host: string; origins: [string] };

const siteAt = (name: string, host: string): SiteOfSales => ({
  name,
  host,
  origins: [`https://${host}/*`],
});

/** The first is the one of every search; the others are a second choice for some things. */
export const siteOfSales: SiteOfSales = siteAt("eBay", "www.ebay.com");
const sitesOfSales: readonly SiteOfSales[] = [
  siteOfSales,
  siteAt("Mercari", "www.mercari.com"),
  siteAt("Poshmark", "poshmark.com"),
  siteAt("Reverb", "reverb.com"),
];

/** undefined for an address of any other site: addresses come with an answer. */
export function siteOfSearch(url: string): SiteOfSales | undefined {
  const origin = URL.canParse(url) ? new URL(url).origin : undefined;
  return sitesOfSales.find(({ host }) => origin === `https://${host}`);
}

/** For `chrome.permissions`, which takes nothing else. */
export const permissionFor = ({ origins }: SiteOfSales): { origins: [string] } => ({ origins });
