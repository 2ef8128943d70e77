import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useEffect, useState } from "react";
import { takeNewVersion, watchForNewVersion } from "../../lib/phone/app-worker.ts";
import { updates } from "../../words/english/site/updates.ts";

/** Half a megabyte: what the page itself still asks for comes first, on a slow phone too. */
const pauseMs = 3_000;

/** So that the first item without a connection gets an estimate; not where data are dear. */
async function keepEngineOnPhone(): Promise<void> {
  const { connection, serviceWorker }: PhoneNavigator = navigator;
  if (!serviceWorker || connection?.saveData || !matchMedia("(pointer: coarse)").matches) return;
  await serviceWorker.ready;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  const { keepEngine } = await import("../../local-engine/local-engine.ts");
  await keepEngine().catch(() => {});
}

type PhoneNavigator = Partial<Pick<Navigator, "serviceWorker">> & {
  connection?: { saveData?: boolean };
};

/** Says that a new version is there. It comes when the person asks for it, or at the next start. */
export function UpdateNote() {
  const say = useWords(updates);
  const [isReady, setReady] = useState(false);
  useEffect(() => watchForNewVersion(() => setReady(true)), []);
  useEffect(() => void keepEngineOnPhone(), []);
  return (
    <output className="fixed inset-x-3 bottom-3 z-30 flex justify-center empty:hidden">
      {isReady && (
        <span className="flex flex-wrap items-center gap-2 rounded-control border border-edge bg-surface py-1.5 pr-1.5 pl-3 text-sm shadow-lg">
          <span className="mr-1">{say("newVersion")}</span>
          <Button size="small" onClick={() => void takeNewVersion()}>
            {say("reload")}
          </Button>
          <Button size="small" look="bare" onClick={() => setReady(false)}>
            {say("later")}
          </Button>
        </span>
      )}
    </output>
  );
}
