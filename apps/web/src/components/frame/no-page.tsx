import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { frame } from "../../words/english/site/frame.ts";

/** A fault of ours: what it was is in the browser's console, and the way on is here. */
export function BrokenPage() {
  const say = useWords(frame);
  return (
    <div className="flex max-w-md flex-col items-start gap-4 py-12">
      <h1 className="text-3xl font-semibold tracking-tight">{say("brokenTitle")}</h1>
      <p className="text-soft">{say("broken")}</p>
      <Button onClick={() => location.reload()}>{say("reload")}</Button>
    </div>
  );
}

export function StartingPage() {
  const say = useWords(frame);
  return <p className="text-soft">{say("loading")}</p>;
}
