import { useEffect, useEffectEvent, useState } from "react";
import type { WaitingJob } from "../../../kept/phone-store.ts";
import { phoneDatabase } from "../../../kept/phone-database.ts";
import { waitingChanged } from "../../../lib/phone/waiting-changed.ts";

const ignore = () => {};

async function hasKept(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === phoneDatabase);
}

/** What waits for a connection. It is sent when there is one: now, when it returns, when the page is looked at. */
export function useWaiting(onSent: (title: string) => void): readonly WaitingJob[] {
  const [jobs, setJobs] = useState<readonly WaitingJob[]>([]);
  const tell = useEffectEvent(onSent);
  useEffect(() => {
    const listening = new AbortController();
    const on = { signal: listening.signal };
    // A browser without storage keeps nothing, so nothing waits.
    const load = () => import("../../../lib/phone/waiting-jobs.ts");
    const show = () =>
      void load()
        .then(async ({ listWaiting, takeSentTitles }) => {
          for (const title of await takeSentTitles()) tell(title);
          setJobs(await listWaiting());
        })
        .catch(ignore);
    const send = () => {
      if (!navigator.onLine) return;
      void load()
        .then(({ sendWaiting }) => sendWaiting((title) => tell(title)))
        .then(show)
        .catch(ignore);
    };
    // A phone that never kept anything loads nothing for it.
    void hasKept().then((has) => {
      if (!has || listening.signal.aborted) return;
      show();
      send();
    }, ignore);
    document.addEventListener(waitingChanged, show, on);
    const sendKept = () => void hasKept().then((has) => has && send(), ignore);
    window.addEventListener("online", sendKept, on);
    document.addEventListener("visibilitychange", sendKept, on);
    return () => listening.abort();
  }, []);
  return jobs;
}
