/**
 * A link to a part of the page that is open scrolls there smoothly. The browser does the scrolling,
 * and the styles keep it still for people who prefer reduced motion. The attribute goes again, so
 * that nothing else of the page scrolls slowly.
 */
export function watchAnchors(page: Document): void {
  const root = page.documentElement;
  const settle = () => delete root.dataset["scrolls"];
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || !leadsAlongPage(link)) return;
    root.dataset["scrolls"] = "smoothly";
    page.addEventListener("scrollend", settle, { once: true });
  };
  // On the way down: before anything that acts on the press itself.
  page.addEventListener("click", prepare, { capture: true });
}

function leadsAlongPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const isHere =
    origin === location.origin && pathname === location.pathname && search === location.search;
  return isHere && hash.length > 1 && document.getElementById(hash.slice(1)) !== null;
}

/**
 * The front door is the dashboard for whoever is signed in, so their links to its parts name the
 * landing page, which the server then shows.
 */
export function pointAtLandingPage(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="/#"]')) {
    link.setAttribute("href", `/?view=landing${link.hash}`);
  }
}
