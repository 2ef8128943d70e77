import { Button, buttonClasses, Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { subscribeWords } from "../../words/english/account/subscribe.ts";
import type { ChangeWords } from "./change-words.ts";

type ChangeCardProps = { words: ChangeWords; onAgree: () => void };

/** Asks before a plan that is paid for already changes. */
export function ChangeCard({ words, onAgree }: ChangeCardProps) {
  const say = useWords(subscribeWords);
  return (
    <Card className="flex flex-col items-start gap-4 p-4 sm:p-6">
      <div className="flex flex-col gap-1.5">
        <h2 className="text-lg font-semibold text-balance">{words.heading}</h2>
        <p className="text-pretty text-soft">{words.explanation}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAgree}>{words.button}</Button>
        <a href={paths.dashboard} className={buttonClasses({ look: "quiet" })}>
          {say("keepCurrent")}
        </a>
      </div>
    </Card>
  );
}
