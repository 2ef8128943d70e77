/** How long an open page goes without asking whether there is a new version. */
const askAgainAfterMs = 60 * 60 * 1000;

/**
 * Registers the service worker and calls `onNewVersion` when one waits or has taken over. Answers
 * how to stop. Without service workers, as on plain http elsewhere than on this machine, nothing happens.
 */
export function watchForNewVersion(onNewVersion: () => void): () => void {
  const workers = workersOf(navigator);
  if (!workers) return () => {};
  const listening = new AbortController();
  const on = { signal: listening.signal };
  const hadWorker = workers.controller !== null;
  let askedAt = Date.now();
  workers.addEventListener("controllerchange", () => hadWorker && onNewVersion(), on);
  void workers.register("/service-worker.js").then((registration) => {
    if (listening.signal.aborted) return;
    const tell = () => registration.waiting && workers.controller && onNewVersion();
    const watch = () =>
      registration.installing?.addEventListener("statechange", () => void tell(), on);
    tell();
    watch();
    registration.addEventListener("updatefound", watch, on);
    const ask = () => {
      if (document.visibilityState !== "visible" || Date.now() - askedAt < askAgainAfterMs) return;
      askedAt = Date.now();
      registration.update().catch(() => {});
    };
    document.addEventListener("visibilitychange", ask, on);
  }, ignore);
  return () => listening.abort();
}

/** Lets the waiting version take over, then shows this page anew. */
export async function takeNewVersion(): Promise<void> {
  const workers = workersOf(navigator);
  const registration = await workers?.getRegistration();
  if (!workers || !registration?.waiting) return location.reload();
  workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting.postMessage("use-new-version");
}

/** The site works without one: a browser may forbid it, and the file may be out of reach. */
const ignore = () => {};

const workersOf = (browser: Partial<Navigator>) => browser.serviceWorker;
