import { startTransition, useEffect, useState } from "react";
import { appStarted } from "../../delivery/hold-scripts.ts";
import { AppUpdates } from "./app-updates.tsx";
import { RouteChange } from "./route-change.tsx";

/** What a page does once its framework runs, and the word that presses are answered now. */
export function StartedApp() {
  const [isStarted, setStarted] = useState(false);
  // A later render: by then every part has taken what was typed before.
  useEffect(() => startTransition(() => setStarted(true)), []);
  useEffect(() => {
    if (isStarted) window.dispatchEvent(new Event(appStarted));
  }, [isStarted]);
  return (
    <>
      <RouteChange />
      <AppUpdates />
    </>
  );
}
