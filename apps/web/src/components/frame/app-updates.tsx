import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { lazily } from "../../lib/lazily.ts";
import { paths } from "../../paths.ts";

const UpdateNote = lazily(async () => (await import("./update-note.tsx")).UpdateNote);

/** Pages that people work in. The others leave a visitor's line and storage alone. */
const appPages: readonly string[] = [
  paths.analyze,
  paths.garageSale,
  paths.dashboard,
  paths.deals,
  paths.settings,
];
const longestIdleWaitMs = 4_000;

function whenIdle(action: () => void): void {
  if (!("requestIdleCallback" in globalThis)) return action();
  requestIdleCallback(action, { timeout: longestIdleWaitMs });
}

/** Keeps the app on the phone, once the page is loaded and has nothing else to do. */
export function AppUpdates() {
  const isOfApp = appPages.includes(useLocation().pathname);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isOfApp) return;
    const wait = () => whenIdle(() => setIdle(true));
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => window.removeEventListener("load", wait);
  }, [isOfApp]);
  if (!isIdle) return null;
  return (
    <Suspense>
      <UpdateNote />
    </Suspense>
  );
}
