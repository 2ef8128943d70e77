export type RecentAnswers<Answer> = {
  find: (key: string) => Answer | undefined;
  keep: (key: string, answer: Answer) => void;
};

type Bounds = { most: number; keptMs: number; clock: () => Date };

/** What was answered a moment ago, in memory alone; the oldest goes when there is no room. */
export function recentAnswers<Answer>({ most, keptMs, clock }: Bounds): RecentAnswers<Answer> {
  const kept = new Map<string, { answer: Answer; until: number }>();
  const dropOld = () => {
    const now = clock().getTime();
    for (const [key, { until }] of kept) {
      // In the order of their keeping, so the first that may stay ends it.
      if (until > now && kept.size <= most) return;
      kept.delete(key);
    }
  };
  return {
    find: (key) => {
      dropOld();
      return kept.get(key)?.answer;
    },
    keep: (key, answer) => {
      kept.delete(key);
      kept.set(key, { answer, until: clock().getTime() + keptMs });
      dropOld();
    },
  };
}
