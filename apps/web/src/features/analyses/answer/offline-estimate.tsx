import { Badge, Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useSyncExternalStore } from "react";
import { answerWords } from "../../../words/english/analyses/answer.ts";

/** Marks an answer of this phone, and leads to the server's once that can be reached. */
export function OfflineEstimate({ onFullAnswer }: { onFullAnswer: () => void }) {
  const say = useWords(answerWords);
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-doubt-ground p-3 text-sm">
      <p className="min-w-48 flex-1 text-pretty">
        <Badge tone="doubt">{say("offlineEstimate")}</Badge> {say("madeOffline")}
      </p>
      {isOnline && (
        <Button size="small" look="quiet" onClick={onFullAnswer}>
          {say("getFullAnswer")}
        </Button>
      )}
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
