import { lazily } from "../../lib/lazily.ts";
import { Suspense } from "react";
import { CreditsLeft } from "./credits-left.tsx";
import { Samples } from "./lists/sample-list.tsx";
import type { Sample } from "./lists/samples.ts";
import type { useAnswers } from "./answer/use-answers.ts";

// Only for who comes back.
const WaitingList = lazily(async () => (await import("./lists/waiting-list.tsx")).WaitingList);
const RecentList = lazily(async () => (await import("./lists/recent-list.tsx")).RecentList);

type BelowFormProps = Pick<ReturnType<typeof useAnswers>, "waiting" | "credits" | "recent"> & {
  shownId: string | undefined;
  onSample: (sample: Sample) => void;
  onOpen: ReturnType<typeof useAnswers>["openRecent"];
};

/** What waits, what is left of the plan, what to try, and what was answered lately. */
export function BelowForm({ waiting, credits, recent, shownId, onSample, onOpen }: BelowFormProps) {
  return (
    <>
      {waiting.length > 0 && (
        <Suspense>
          <WaitingList jobs={waiting} />
        </Suspense>
      )}
      <CreditsLeft credits={credits} />
      <Samples onChoose={onSample} />
      {recent.length > 0 && (
        <Suspense>
          <RecentList recent={recent} shownId={shownId} onOpen={onOpen} />
        </Suspense>
      )}
    </>
  );
}
