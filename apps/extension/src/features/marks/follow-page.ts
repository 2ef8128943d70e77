type Following = {
  /** The page may show other cards than before. */
  onContent: () => void;
  /** Something may stand elsewhere than before. Called once a frame at most. */
  onMove: () => void;
};

const quietMs = 200;
const longestMs = 1_000;
/** For what no event tells, such as a picture that a style sheet makes larger. */
const everyMs = 1_000;
const moving = ["scroll", "resize", "load", "transitionend", "animationend", "toggle"] as const;

/** Notices what a page does by itself. Looks at nothing, and changes nothing. */
export function followPage({ onContent, onMove }: Following): { stop: () => void } {
  let frame = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let waitsSince = 0;

  const move = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onMove();
    });
  };
  const content = () => {
    clearTimeout(quiet);
    const now = performance.now();
    waitsSince ||= now;
    const left = Math.min(quietMs, Math.max(0, waitsSince + longestMs - now));
    quiet = setTimeout(() => {
      waitsSince = 0;
      onContent();
    }, left);
  };
  const changes = new MutationObserver((records) => {
    if (records.some(isContent)) content();
    move();
  });
  const attributeFilter = ["href", "class", "style", "hidden"];
  changes.observe(document.documentElement, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter,
  });
  const sizes = new ResizeObserver(move);
  sizes.observe(document.documentElement);
  const listening = new AbortController();
  for (const name of moving) {
    addEventListener(name, move, { capture: true, passive: true, signal: listening.signal });
  }
  const regular = setInterval(move, everyMs);
  onContent();
  return {
    stop: () => {
      changes.disconnect();
      sizes.disconnect();
      listening.abort();
      clearInterval(regular);
      clearTimeout(quiet);
      cancelAnimationFrame(frame);
    },
  };
}

function isContent({ type, attributeName }: MutationRecord): boolean {
  return type !== "attributes" || attributeName === "href";
}
