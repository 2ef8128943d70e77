import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { dealsScreen } from "../../words/english/deals/screen.ts";

export function DealsSkeleton() {
  const say = useWords(dealsScreen);
  return (
    <div className="flex min-h-[calc(100dvh-7.5rem)] flex-col gap-6">
      <h1 className="text-3xl font-semibold tracking-tight">{say("title")}</h1>
      <output className="sr-only">{say("loading")}</output>
      <Card aria-hidden className="h-32" />
      <Card aria-hidden className="h-64" />
      <noscript>
        <p>{say("needsJavaScript")}</p>
      </noscript>
    </div>
  );
}
