import { Badge, Button } from "@flipworth/ui";
import { useSyncExternalStore } from "react";

/** Marks an answer of this phone, and leads to the server's once that can be reached. */
export function OfflineEstimate({ onFullAnswer }: { onFullAnswer: () => void }) {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-doubt-ground p-3 text-sm">
      <p className="min-w-48 flex-1 text-pretty">
        <Badge tone="doubt">Offline estimate</Badge> Made on this phone from the price guide alone.
        It’s free. The full answer also uses sold listings and your settings, and counts as one
        analysis.
      </p>
      {isOnline && (
        <Button size="small" look="quiet" onClick={onFullAnswer}>
          Get the full answer
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
