import { type PageReading, readListingPage } from "@flipworth/readers";

/** A page that was moved inside has changed its words once it is quiet this long. */
const quietMs = 300;
/** Beside this, a page with moving parts is never quiet. */
const longestMs = 2_500;
const lookMs = 100;

export type Settling = { isSettled: () => boolean; stop: () => void };

/** Notices when, not what, the page changes after its address did. */
export function watchSettling(): Settling {
  const began = performance.now();
  let changedAt: number | undefined;
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  setTimeout(() => observer.disconnect(), longestMs);
  return {
    isSettled: () => {
      const now = performance.now();
      if (now - began > longestMs) return true;
      return changedAt !== undefined && now - changedAt > quietMs;
    },
    stop: () => observer.disconnect(),
  };
}

/** For a page that came by loading: its words and its address arrived together. */
export const settled: Settling = { isSettled: () => true, stop: () => {} };

/** Reads the listing once its words are those of its address. */
export async function readSettled(settling: Settling): Promise<PageReading> {
  const latest = performance.now() + 2 * longestMs;
  for (;;) {
    const isLate = performance.now() > latest;
    if (settling.isSettled() || isLate) {
      const reading = readListingPage(document, location.href);
      if (isLate || reading.kind !== "changing") return reading;
    }
    await new Promise((wake) => setTimeout(wake, lookMs));
  }
}
