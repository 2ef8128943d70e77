import { siteRoad } from "@flipworth/contract/site-road";

type PageMessage = { to: string; id: string; ask: string; request: unknown };

/**
 * Between the analyze page of the server in use and the worker, which checks what is asked. Only
 * what follows a press in the page goes further.
 */
export function bridgeToSite(): void {
  const tell = (message: object) =>
    window.postMessage({ to: siteRoad.page, ...message }, location.origin);
  const answer = async ({ id, ask, request }: PageMessage) => {
    if (ask === "hello") {
      tell({ id, outcome: { isOk: true, reply: null } });
      return sayLanguage();
    }
    if (!navigator.userActivation.isActive) return tell({ id, outcome: { isOk: false } });
    const outcome: unknown = await chrome.runtime
      .sendMessage({ siteAsks: ask, request })
      .catch(() => ({ isOk: false }));
    tell({ id, outcome });
  };
  window.addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === window && origin === location.origin && isForUs(data)) void answer(data);
  });
  // For a page that asked before this script was there.
  tell({ id: "", outcome: { isOk: true, reply: null } });
}

function sayLanguage(): void {
  const siteSpeaks = chosenLanguage();
  if (siteSpeaks) void chrome.runtime.sendMessage({ siteSpeaks }).catch(() => undefined);
}

/** What the person chose to read the site in, where they chose; the site keeps it so. */
function chosenLanguage(): string | null {
  try {
    return localStorage.getItem("language");
  } catch {
    // Chrome forbids the site to keep anything.
    return null;
  }
}

function isForUs(data: unknown): data is PageMessage {
  if (typeof data !== "object" || data === null) return false;
  const { to, id, ask } = data as Partial<Record<string, unknown>>;
  return to === siteRoad.extension && typeof id === "string" && typeof ask === "string";
}
