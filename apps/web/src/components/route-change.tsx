import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a browser does by itself on a new document, done for a route that changes without one: the
 * focus goes to the content, the title is said, the page view is told (site-script listens).
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
    setTitle(document.title);
    document.dispatchEvent(new Event("flipworth:route"));
  }, [pathname]);
  return <output className="sr-only">{title}</output>;
}
