import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { settingsWords } from "../../words/english/account/settings.ts";

export function SettingsSkeleton() {
  const say = useWords(settingsWords);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <h1 className="text-3xl font-semibold tracking-tight">{say("title")}</h1>
      <output className="sr-only">{say("loading")}</output>
      {/* As high as the form and what stands below it, so that nothing moves when they come. */}
      <Card aria-hidden className="flex h-[57rem] flex-col gap-6 p-4 sm:h-[46.5rem] sm:p-6">
        {["platform", "targets", "costs", "theme"].map((part) => (
          <span key={part} className="block h-11 animate-pulse rounded-control bg-line" />
        ))}
      </Card>
      <Card aria-hidden className="h-[7.125rem] sm:h-[8.125rem]" />
      <Card aria-hidden className="h-60" />
      <Card aria-hidden className="h-64" />
      <Card aria-hidden className="h-64" />
      <Card aria-hidden className="h-80" />
      <Card aria-hidden className="h-96" />
      <Card aria-hidden className="h-44" />
      <Card aria-hidden className="h-40" />
      <noscript>
        <p>{say("needsJavaScript")}</p>
      </noscript>
    </div>
  );
}
