import { useWords } from "@flipworth/words/react";
import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { appStarted } from "../../delivery/hold-scripts.ts";
import { screenTitles } from "../../words/english/site/screen-titles.ts";
import { AppUpdates } from "./app-updates.tsx";
import { RouteChange } from "./route-change.tsx";

type ScreenTitle = keyof (typeof screenTitles)["english"];

/** What a page does once its framework runs, and the word that presses are answered now. */
export function StartedApp({ title }: { title: ScreenTitle | undefined }) {
  const [isStarted, setStarted] = useState(false);
  // A later render: by then every part has taken what was typed before.
  useEffect(() => startTransition(() => setStarted(true)), []);
  useEffect(() => {
    if (isStarted) window.dispatchEvent(new Event(appStarted));
  }, [isStarted]);
  useTitle(title);
  return (
    <>
      <RouteChange />
      <AppUpdates />
    </>
  );
}

/** Routes name their titles in English, outside of React. */
function useTitle(title: ScreenTitle | undefined): void {
  const say = useWords(screenTitles);
  // Before the effects of a screen that has a title of its own, and of what reads the title out.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = say(title);
  }, [say, title]);
}
