import type { WatchedThing, Watches } from "@flipworth/contract";
import { Button, Card, formatRounded } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { describeFailure } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { pricesWatches } from "../../../words/english/market/prices-trends.ts";
import { signedPercent } from "../words.ts";
import { useDigest, useStopWatching } from "./use-watches.ts";

/** What a person watches, with what it did and whether a mail tells of it. */
export function WatchedSection({ watches }: { watches: Watches }) {
  const say = useWords(pricesWatches);
  const { things, digest } = watches;
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-lg font-semibold">{say("title")}</h2>
      {things.length === 0 ? (
        <p className="text-pretty text-soft">{say("none")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {things.map((thing) => (
            <WatchedRow key={thing.entryId} thing={thing} />
          ))}
        </ul>
      )}
      {digest.isPossible && <DigestChoice isOn={digest.isOn} />}
    </Card>
  );
}

function WatchedRow({ thing: { entryId, name, movement } }: { thing: WatchedThing }) {
  const say = useWords(pricesWatches);
  const stop = useStopWatching();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 grow basis-56">
        <a
          href={paths.recordedPrices(entryId)}
          className="font-medium underline underline-offset-4"
        >
          {name}
        </a>
        <p className="text-sm text-pretty text-soft tabular-nums">{movementWords(movement, say)}</p>
      </div>
      <Button
        look="quiet"
        size="small"
        disabled={stop.isPending}
        onClick={() => stop.mutate(entryId)}
        aria-label={say("stopNamed", { name })}
      >
        {say("stop")}
      </Button>
    </li>
  );
}

function movementWords(
  movement: WatchedThing["movement"],
  say: Say<keyof typeof pricesWatches.english>,
): string {
  if (movement === null) return say("tooFew");
  const { percent, doubtPercent, isSure, median, before, count } = movement;
  const words = { median: formatRounded(median), count };
  if (!isSure) return say("unclear", words);
  return say("moved", {
    ...words,
    change: signedPercent(percent),
    doubt: doubtPercent,
    before: formatRounded(before),
  });
}

function DigestChoice({ isOn }: { isOn: boolean }) {
  const say = useWords(pricesWatches);
  const digest = useDigest();
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isOn}
          disabled={digest.isPending}
          onChange={({ target }) => digest.mutate(target.checked)}
        />
        {say("digest")}
      </label>
      {digest.error !== null && <p role="alert">{describeFailure(digest.error).message}</p>}
    </div>
  );
}
