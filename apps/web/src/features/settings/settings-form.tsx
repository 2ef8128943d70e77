import { type AccountSettings, sellingPlatforms } from "@flipworth/contract";
import { Button, Card, SelectField, TextField, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { useTheme } from "../../lib/theme.ts";
import { settingsFormWords } from "../../words/english/account/settings-form.ts";
import {
  draftFromSettings,
  problemsAtFields,
  type SaySettings,
  type SettingsDraft,
  type SettingsProblems,
  settingsFromDraft,
  type WaysToSell,
} from "./settings-draft.ts";
import { ThemeChoice } from "./theme-choice.tsx";

type Platform = (typeof sellingPlatforms)[number];

const platformNames: Record<Platform, (say: SaySettings) => string> = {
  ebay: () => "eBay",
  facebook_local: (say) => say("facebookLocal"),
  facebook_shipped: (say) => say("facebookShipped"),
  mercari: () => "Mercari",
  poshmark: () => "Poshmark",
  depop: () => "Depop",
  offerup_shipped: (say) => say("offerUpShipped"),
  etsy: () => "Etsy",
  whatnot: () => "Whatnot",
  stockx: (say) => say("stockX"),
  flat_13: (say) => say("flat13"),
};
const platforms = (say: SaySettings) => [
  { value: "", label: say("letFlipworthChoose") },
  ...sellingPlatforms.map((value) => ({ value, label: platformNames[value](say) })),
];

const waysToSell = [
  { value: "both", label: "shipOrMeet" },
  { value: "ship", label: "shipOnly" },
  { value: "meet", label: "meetOnly" },
] as const satisfies readonly {
  value: WaysToSell;
  label: keyof typeof settingsFormWords.english;
}[];

export function SettingsForm({ settings }: { settings: AccountSettings }) {
  const say = useWords(settingsFormWords);
  const [draft, setDraft] = useState(() => draftFromSettings(settings));
  const [problems, setProblems] = useState<SettingsProblems>({});
  const { save, isSaving, failure, clearFailure } = useSaveSettings(say, setProblems);
  const theme = useTheme();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    clearFailure();
    const read = settingsFromDraft(draft, { ...settings, theme }, say);
    setProblems(read.kind === "problems" ? read.problems : {});
    if (read.kind === "settings") save(read.settings);
  };
  return (
    <Card>
      <form
        aria-label={say("name")}
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
          {isSaving ? say("saving") : say("save")}
        </Button>
      </form>
    </Card>
  );
}

function useSaveSettings(say: SaySettings, onProblems: (problems: SettingsProblems) => void) {
  const showToast = useToast();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: account.putAccountSettings,
    onSuccess: () => showToast({ title: say("saved"), description: say("savedDetail") }),
    onError: (error) => {
      const { message, fieldErrors } = describeFailure(error);
      onProblems(problemsAtFields(fieldErrors, say));
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
  const say = useWords(settingsFormWords);
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
        label={say("whereYouSell")}
        hint={say("whereYouSellHint")}
        options={platforms(say)}
        value={draft.sellingPlatform}
        error={problems.sellingPlatform}
        onChange={(event) => onChange({ sellingPlatform: event.target.value })}
      />
      <SelectField
        label={say("howYouSell")}
        hint={say("howYouSellHint")}
        options={waysToSell.map(({ value, label }) => ({ value, label: say(label) }))}
        value={draft.waysToSell}
        error={problems.waysToSell}
        onChange={({ target: { value } }) => {
          const chosen = waysToSell.find((way) => way.value === value);
          if (chosen) onChange({ waysToSell: chosen.value });
        }}
      />
      <fieldset>
        <legend className="pb-1 font-semibold">{say("targets")}</legend>
        <p className="pb-3 text-sm text-soft">{say("targetsHint")}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={say("minimumProfit")} {...figure("profit")} />
          <TextField label={say("minimumReturn")} {...figure("roiPercent")} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="pb-3 font-semibold">{say("costs")}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={say("costPerMile")}
            hint={say("costPerMileHint")}
            {...figure("costPerMile")}
          />
          <TextField
            label={say("usualShipping")}
            hint={say("usualShippingHint")}
            {...figure("usualShipping")}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className="pb-1 font-semibold">{say("soldPrices")}</legend>
        <label className="flex items-start gap-3 text-sm text-pretty">
          <input
            type="checkbox"
            className="mt-1 size-4"
            checked={draft.sharesSales}
            onChange={(event) => onChange({ sharesSales: event.target.checked })}
          />
          <span>{say("shareSoldPrices")}</span>
        </label>
      </fieldset>
    </>
  );
}
