import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { connect } from "../../words/english/site/connect.ts";

export function ConnectSkeleton() {
  const say = useWords(connect);
  return (
    <div className="mx-auto min-h-[calc(100dvh-9.5rem)] max-w-md">
      <Card className="flex flex-col gap-4 p-6">
        <h1 className="text-2xl font-semibold tracking-tight">{say("title")}</h1>
        <output className="sr-only">{say("loading")}</output>
        <span aria-hidden className="block h-32 animate-pulse rounded-control bg-line" />
        <noscript>
          <p>{say("needsScripts")}</p>
        </noscript>
      </Card>
    </div>
  );
}
