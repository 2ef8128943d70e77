import type { Analysis } from "@flipworth/contract";
import { formatDollars, Verdict } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { listWords } from "../../../words/english/analyses/lists.ts";

type RecentListProps = {
  recent: readonly Analysis[];
  shownId: string | undefined;
  onOpen: (analysis: Analysis) => void;
};

/** What was analyzed before: a press shows the answer again and costs nothing. */
export function RecentList({ recent, shownId, onOpen }: RecentListProps) {
  const say = useWords(listWords);
  return (
    <section aria-labelledby="recent" className="flex flex-col gap-2">
      <h2 id="recent" className="text-sm font-medium">
        {say("recent")}
      </h2>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-control border border-line bg-surface">
        {recent.map((analysis) => (
          <li key={analysis.id}>
            <button
              type="button"
              aria-current={analysis.id === shownId ? "true" : undefined}
              onClick={() => onOpen(analysis)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2 text-left text-sm -outline-offset-2 hover:bg-sunken aria-[current]:bg-sunken"
            >
              <span className="min-w-32 flex-1 break-words">
                {analysis.details.analysisStages.reading.title ?? analysis.title}
                {analysis.price !== null && (
                  <span className="text-soft tabular-nums">
                    {" · "}
                    {formatDollars(analysis.price)}
                  </span>
                )}
              </span>
              <Verdict deal={analysis} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
