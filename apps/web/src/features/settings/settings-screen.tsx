import { Button, Card } from "@flipworth/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { applyTheme, hasChosenTheme } from "../../lib/theme.ts";
import { DeveloperCards } from "./developers/developer-cards.tsx";
import { RecordedSales } from "./sales/recorded-sales.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsSkeleton } from "./settings-skeleton.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";
import { YourData } from "./your-data.tsx";

/** How a person resells, how the site looks to them, what they pay, and what is kept about them. */
export function SettingsScreen({ plan }: { plan: ReactNode }) {
  const { data, error, refetch } = useQuery({ queryKey: ["settings"], queryFn: readSettings });
  if (!data && !error) return <SettingsSkeleton />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <h1 className="text-3xl font-semibold tracking-tight">Settings</h1>
      {data ? (
        // A new answer to whether to share, given elsewhere on the page, must not be overwritten.
        <SettingsForm key={String(data.sharesSales)} settings={data} />
      ) : (
        <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
          <p role="alert">
            We couldn’t load your settings. {error && describeFailure(error).message}
          </p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            Try again
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

async function readSettings() {
  const settings = await account.getAccountSettings();
  // A browser where a theme was chosen keeps it; a new one follows the account.
  if (!hasChosenTheme()) applyTheme(settings.theme);
  return settings;
}
