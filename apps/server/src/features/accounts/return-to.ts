const home = "/dashboard";
const maximumLength = 2_000;
// Going back there would sign in again, sign out, or land nobody anywhere.
const notAPage = /^\/(api|oidc|login|signup)([/?#]|$)/;
const hasControlCharacter = /\p{Cc}/u;

type Asked = {
  /** The query parameter, as it came. */
  returnTo: string | undefined;
  referer: string | undefined;
  siteOrigins: readonly string[];
};

/** Where a person goes after signing in: what the link says, else the page they came from. */
export function returnPath({ returnTo, referer, siteOrigins }: Asked): string {
  if (returnTo !== undefined) return pathOnSite(returnTo) ?? home;
  const page = referer === undefined ? undefined : pageOf(referer, siteOrigins);
  return page === undefined || page === "/" ? home : page;
}

/** The path, if it is one of the site's own: an address of another site in any spelling is not. */
function pathOnSite(candidate: string): string | undefined {
  if (candidate.length > maximumLength || hasControlCharacter.test(candidate)) return undefined;
  if (!candidate.startsWith("/")) return undefined;
  const base = "https://site.invalid";
  if (!URL.canParse(candidate, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(candidate, base);
  // "/.//evil" is a path that tidies up to "//evil", which a browser takes for another site.
  if (origin !== base || pathname.startsWith("//") || notAPage.test(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}

function pageOf(referer: string, siteOrigins: readonly string[]): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  return siteOrigins.includes(origin) ? pathOnSite(`${pathname}${search}`) : undefined;
}
