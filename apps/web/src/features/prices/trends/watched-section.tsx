import type { WatchedThing, Watches } from "@flipworth/contract";
import { Button, Card, formatRounded } from "@flipworth/ui";
import { describeFailure } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { signedPercent } from "../words.ts";
import { useDigest, useStopWatching } from "./use-watches.ts";

/** What a person watches, with what it did and whether a mail tells of it. */
export function WatchedSection({ watches }: { watches: Watches }) {
  const { things, digest } = watches;
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-lg font-semibold">Watched things</h2>
      {things.length === 0 ? (
        <p className="text-pretty text-soft">
          Nothing yet. Open a thing below, or from an answer, and press “Watch this price”.
        </p>
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
        <p className="text-sm text-pretty text-soft tabular-nums">{movementWords(movement)}</p>
      </div>
      <Button
        look="quiet"
        size="small"
        disabled={stop.isPending}
        onClick={() => stop.mutate(entryId)}
        aria-label={`Stop watching ${name}`}
      >
        Stop
      </Button>
    </li>
  );
}

function movementWords(movement: WatchedThing["movement"]): string {
  if (movement === null) return "Too few recorded sales to tell.";
  const { percent, doubtPercent, isSure, median, before, count } = movement;
  const sales = `${count} ${count === 1 ? "sale" : "sales"} in 90 days`;
  if (!isSure) return `No clear change: median ${formatRounded(median)}, ${sales}.`;
  return `${signedPercent(percent)} (±${doubtPercent}%): ${formatRounded(before)} to ${formatRounded(median)}, ${sales}.`;
}

function DigestChoice({ isOn }: { isOn: boolean }) {
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
        Email me once a week when one of them moves
      </label>
      {digest.error !== null && <p role="alert">{describeFailure(digest.error).message}</p>}
    </div>
  );
}
