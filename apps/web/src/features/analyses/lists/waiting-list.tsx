import { Button } from "@flipworth/ui";
import type { WaitingJob } from "../../../kept/phone-store.ts";
import { dropWaiting } from "../../../lib/phone/waiting-jobs.ts";

/** What is on this phone only, until it could be sent. */
export function WaitingList({ jobs }: { jobs: readonly WaitingJob[] }) {
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-2">
      <h2 id="waiting" className="text-sm font-medium">
        Waiting for a connection
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-control border border-line bg-surface">
        {jobs.map(({ id, title, refusal, since }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 p-3 text-sm">
            <span className="min-w-40 flex-1">
              {title}
              <span className="block text-soft">
                {refusal ??
                  `Saved on this phone at ${timeOf(since)}. We send it once you’re online.`}
              </span>
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={`Remove ${title}`}
              onClick={() => void dropWaiting(id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const timeOf = (moment: number) =>
  new Date(moment).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
