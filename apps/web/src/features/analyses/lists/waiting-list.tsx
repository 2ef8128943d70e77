import { Button } from "@flipworth/ui";
import { languages, type Voice } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import type { WaitingJob } from "../../../kept/phone-store.ts";
import { dropWaiting } from "../../../lib/phone/waiting-jobs.ts";
import { listWords } from "../../../words/english/analyses/lists.ts";

/** What is on this phone only, until it could be sent. */
export function WaitingList({ jobs }: { jobs: readonly WaitingJob[] }) {
  const voice = useVoice();
  const say = useWords(listWords);
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-2">
      <h2 id="waiting" className="text-sm font-medium">
        {say("waiting")}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-control border border-line bg-surface">
        {jobs.map(({ id, title, refusal, since }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 p-3 text-sm">
            <span className="min-w-40 flex-1">
              {title}
              <span className="block text-soft">
                {refusal ?? say("waitingSince", { time: timeOf(since, voice) })}
              </span>
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={say("removeItem", { title })}
              onClick={() => void dropWaiting(id)}
            >
              {say("remove")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const timeOf = (moment: number, { language }: Voice) =>
  new Date(moment).toLocaleTimeString(languages[language].locale, {
    hour: "numeric",
    minute: "2-digit",
  });
