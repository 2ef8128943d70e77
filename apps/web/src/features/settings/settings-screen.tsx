import { Button, Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { describeFailure } from "../../lib/failure.ts";
import { settingsWords } from "../../words/english/account/settings.ts";
import { DeveloperCards } from "./developers/developer-cards.tsx";
import { RecordedSales } from "./sales/recorded-sales.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsSkeleton } from "./settings-skeleton.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";
import { useSettings } from "./use-settings.ts";
import { YourData } from "./your-data.tsx";

/** How a person resells, how the site looks to them, what they pay, and what is kept about them. */
export function SettingsScreen({ plan }: { plan: ReactNode }) {
  const say = useWords(settingsWords);
  const { data, error, refetch } = useSettings();
  if (!data && !error) return <SettingsSkeleton />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <h1 className="text-3xl font-semibold tracking-tight">{say("title")}</h1>
      {data ? (
        // A new answer to whether to share, given elsewhere on the page, must not be overwritten.
        <SettingsForm key={String(data.sharesSales)} settings={data} />
      ) : (
        <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
          <p role="alert">
            {error && say("loadFailed", { reason: describeFailure(error).message })}
          </p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {say("tryAgain")}
          </Button>
        </Card>
      )}
      {plan}
      <RecordedSales />
      <SignedInDevices />
      <DeveloperCards />
      <YourData />
    </div>
  );
}
