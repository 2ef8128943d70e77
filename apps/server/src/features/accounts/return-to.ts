const home = "/dashboard";
const maximumLength = 2_000;
// Going back there would sign in again, sign out, or land nobody anywhere.
const notAPage = /^\/+(\.{1,2}\/+)*(api|oidc|login|signup)([/?#]|$)/i;
// A browser takes both for the beginning of another site's address.
const isOutside = /^[/\\]{2}/;
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
  // "/.//evil" is a path that tidies up to "//evil", which a browser takes for another site. What
  // comes behind the browser may decode "/%61pi" before it looks: that is judged as "/api".
  const plain = decoded(pathname);
  if (plain === undefined || origin !== base) return undefined;
  if ([pathname, plain].some((path) => isOutside.test(path) || notAPage.test(path)))
    return undefined;
  return `${pathname}${search}${hash}`;
}

/** Decoded until nothing is left to decode; undefined for what is no text. */
function decoded(path: string): string | undefined {
  try {
    const once = decodeURIComponent(path);
    if (once === path) return path;
    return hasControlCharacter.test(once) ? undefined : decoded(once);
  } catch {
    return undefined;
  }
}

function pageOf(referer: string, siteOrigins: readonly string[]): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  return siteOrigins.includes(origin) ? pathOnSite(`${pathname}${search}`) : undefined;
}
