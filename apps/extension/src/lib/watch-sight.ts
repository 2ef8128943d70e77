export type Sight = {
  /** Was the element whole and uncovered on the screen, and for long enough, when this was pressed? */
  sees: (press: MouseEvent) => boolean;
  stop: () => void;
};

/** Chrome asks for this much at least between two looks. */
const betweenLooksMs = 100;
/** A page that takes its cover away under the pointer is faster than a person decides. */
const shortestSightMs = 300;
/** Chrome may not know at its first look; nobody had the time to aim at a button that just came. */
const firstLookMs = 500;

/** What the browser library's types do not have yet: the second version of the observer. */
type VisibilityOptions = IntersectionObserverInit & { trackVisibility: boolean; delay: number };
type VisibilityEntry = IntersectionObserverEntry & { isVisible?: boolean };

/**
 * Watches whether people see our own element as it is: a page can lay something over it that lets
 * presses through, or make it transparent, and so make people press what they do not see.
 */
export function watchSight(element: Element): Sight {
  const canTrack = "isVisible" in (globalThis.IntersectionObserverEntry?.prototype ?? {});
  return canTrack ? trackedSight(element) : { sees: (press) => isOnTop(element, press), stop() {} };
}

function trackedSight(element: Element): Sight {
  const beganAt = performance.now();
  let seenSince: number | undefined;
  let wasSeen = false;
  const take = (entries: readonly VisibilityEntry[]) => {
    for (const { isVisible, time } of entries) {
      if (!isVisible) seenSince = undefined;
      else if (wasSeen || time - beganAt > firstLookMs) seenSince ??= time;
      else seenSince = -Infinity;
      wasSeen ||= isVisible === true;
    }
  };
  const options: VisibilityOptions = { trackVisibility: true, delay: betweenLooksMs };
  const observer = new IntersectionObserver(take, options);
  observer.observe(element);
  return {
    sees: ({ timeStamp }) => {
      take(observer.takeRecords());
      return seenSince !== undefined && timeStamp - seenSince >= shortestSightMs;
    },
    stop: () => observer.disconnect(),
  };
}

/** Where the browser does not track: nothing over it that takes presses, and nothing that fades it. */
function isOnTop(element: Element, press: MouseEvent): boolean {
  if (!withAncestors(element).every(isPlain)) return false;
  // A press by the keyboard has no place.
  if (press.detail === 0) return true;
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : element;
  const top = document.elementFromPoint(press.clientX, press.clientY);
  return top !== null && host.contains(top);
}

function isPlain(element: Element): boolean {
  const { opacity, visibility, transform, filter, clipPath } = getComputedStyle(element);
  const isUnset = (value: string) => value === "" || value === "none";
  const isOpaque = opacity === "" || Number(opacity) === 1;
  return isOpaque && visibility !== "hidden" && [transform, filter, clipPath].every(isUnset);
}

/** Out of the shadow root too. */
function withAncestors(element: Element): Element[] {
  const root = element.getRootNode();
  const above = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return above ? [element, ...withAncestors(above)] : [element];
}
