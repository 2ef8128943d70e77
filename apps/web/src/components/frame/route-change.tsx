import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * What a browser does by itself on a new document, done for a route that changes without one: the
 * page starts at its top, the focus goes to the content, the title is said, and the page view is
 * told (site-script listens).
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!isBack) scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
    setTitle(document.title);
    document.dispatchEvent(new Event("flipworth:route"));
  }, [pathname, isBack]);
  return <output className="sr-only">{title}</output>;
}
