import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { describeFailure } from "../../../lib/failure.ts";
import { pricesWatches } from "../../../words/english/market/prices-trends.ts";
import { useStopWatching, useWatch, useWatches } from "./use-watches.ts";

/** Watches a thing, or stops it. */
export function WatchButton({ entryId }: { entryId: string }) {
  const say = useWords(pricesWatches);
  const { data } = useWatches();
  const watch = useWatch();
  const stop = useStopWatching();
  if (data === undefined) return null;
  const isWatched = data.things.some((thing) => thing.entryId === entryId);
  const change = isWatched ? stop : watch;
  const error = watch.error ?? stop.error;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        look="quiet"
        size="small"
        aria-pressed={isWatched}
        disabled={change.isPending}
        onClick={() => change.mutate(entryId)}
      >
        {say(isWatched ? "watching" : "watch")}
      </Button>
      {error !== null && <p role="alert">{describeFailure(error).message}</p>}
    </div>
  );
}
