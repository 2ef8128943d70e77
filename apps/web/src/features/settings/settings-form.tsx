import { type AccountSettings, sellingPlatforms } from "@flipworth/contract";
import { Button, Card, SelectField, TextField, useToast } from "@flipworth/ui";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { useTheme } from "../../lib/theme.ts";
import {
  draftFromSettings,
  problemsAtFields,
  type SettingsDraft,
  type SettingsProblems,
  settingsFromDraft,
  type WaysToSell,
} from "./settings-draft.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const platformNames: Record<(typeof sellingPlatforms)[number], string> = {
  ebay: "eBay",
  facebook_local: "Facebook Marketplace, local pickup",
  facebook_shipped: "Facebook Marketplace, shipped",
  mercari: "Mercari",
  poshmark: "Poshmark",
  depop: "Depop",
  offerup_shipped: "OfferUp, shipped",
  etsy: "Etsy",
  whatnot: "Whatnot",
  stockx: "StockX, unworn only",
  flat_13: "A flat 13% fee",
};
const platforms = [
  { value: "", label: "Let Flipworth choose" },
  ...sellingPlatforms.map((value) => ({ value, label: platformNames[value] })),
];

const waysToSell = [
  { value: "both", label: "Ship it or meet the buyer" },
  { value: "ship", label: "Ship only" },
  { value: "meet", label: "Meet the buyer only" },
] as const satisfies readonly { value: WaysToSell; label: string }[];

export function SettingsForm({ settings }: { settings: AccountSettings }) {
  const [draft, setDraft] = useState(() => draftFromSettings(settings));
  const [problems, setProblems] = useState<SettingsProblems>({});
  const { save, isSaving, failure, clearFailure } = useSaveSettings(setProblems);
  const theme = useTheme();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    clearFailure();
    const read = settingsFromDraft(draft, { ...settings, theme });
    setProblems(read.kind === "problems" ? read.problems : {});
    if (read.kind === "settings") save(read.settings);
  };
  return (
    <Card>
      <form
        aria-label="Settings"
        noValidate
        className="flex flex-col gap-6 p-4 sm:p-6"
        onSubmit={submit}
      >
        <Fields
          draft={draft}
          problems={problems}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
        <ThemeChoice />
        {failure && (
          <p role="alert" className="rounded-control bg-loss-ground p-3 text-sm text-loss">
            {failure}
          </p>
        )}
        <Button type="submit" aria-disabled={isSaving} className="self-start">
          {isSaving ? "Saving…" : "Save settings"}
        </Button>
      </form>
    </Card>
  );
}

function useSaveSettings(onProblems: (problems: SettingsProblems) => void) {
  const showToast = useToast();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: account.putAccountSettings,
    onSuccess: () =>
      showToast({ title: "Settings saved", description: "Used from your next analysis." }),
    onError: (error) => {
      const { message, fieldErrors } = describeFailure(error);
      onProblems(problemsAtFields(fieldErrors));
      setFailure(message);
    },
  });
  return {
    save: mutate,
    isSaving: isPending,
    failure,
    clearFailure: () => setFailure(undefined),
  };
}

type FieldsProps = {
  draft: SettingsDraft;
  problems: SettingsProblems;
  onChange: (change: Partial<SettingsDraft>) => void;
};

function Fields({ draft, problems, onChange }: FieldsProps) {
  const figure = (field: Exclude<keyof SettingsDraft, "sharesSales">) => ({
    name: field,
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 20,
    value: draft[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      <SelectField
        label="Where you sell"
        hint="We subtract its fees from each estimate."
        options={platforms}
        value={draft.sellingPlatform}
        error={problems.sellingPlatform}
        onChange={(event) => onChange({ sellingPlatform: event.target.value })}
      />
      <SelectField
        label="How you sell"
        hint="Each estimate uses the best place to sell among these."
        options={waysToSell}
        value={draft.waysToSell}
        error={problems.waysToSell}
        onChange={({ target: { value } }) => {
          const chosen = waysToSell.find((way) => way.value === value);
          if (chosen) onChange({ waysToSell: chosen.value });
        }}
      />
      <fieldset>
        <legend className="pb-1 font-semibold">What makes a Buy</legend>
        <p className="pb-3 text-sm text-soft">A deal is a Buy when it reaches both.</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Minimum profit ($)" {...figure("profit")} />
          <TextField label="Minimum return (%)" {...figure("roiPercent")} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="pb-3 font-semibold">What a deal costs you</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Cost per mile ($)"
            hint="Gas and wear for the pickup drive."
            {...figure("costPerMile")}
          />
          <TextField
            label="Usual shipping ($)"
            hint="Shipping and packing. Leave empty to estimate by weight."
            {...figure("usualShipping")}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className="pb-1 font-semibold">Sold prices you read</legend>
        <label className="flex items-start gap-3 text-sm text-pretty">
          <input
            type="checkbox"
            className="mt-1 size-4"
            checked={draft.sharesSales}
            onChange={(event) => onChange({ sharesSales: event.target.checked })}
          />
          <span>
            Share sold prices from results pages with everybody on this server, without your name.
            Off unless you turn it on; what you shared stays shared. Your own sales and imports are
            never shared.
          </span>
        </label>
      </fieldset>
    </>
  );
}
