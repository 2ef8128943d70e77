import { defaultAccountSettings, SellingPlatform, sellingPlatforms } from "@flipworth/contract";
import { SelectField, TextField } from "@flipworth/ui";
import { useState } from "react";
import { sellingSetting } from "../../storage/items.ts";
import { strings } from "../../strings.ts";
import { draftFromTargets, readTargets, type TargetsDraft } from "./read-targets.ts";

const words = strings.options;
const usual = defaultAccountSettings.targets;
const platforms = [
  { value: "", label: words.letChoose },
  ...sellingPlatforms.map((value) => ({ value, label: words.platforms[value] })),
];

/** How a visitor resells; what is valid is kept at once. */
export function SellingForm({ selling }: { selling: typeof sellingSetting.initial }) {
  const [draft, setDraft] = useState(() => draftFromTargets(selling.targets));
  const read = readTargets(draft);
  const problems = read.kind === "problems" ? read.problems : {};
  const type = (change: Partial<TargetsDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    const nextRead = readTargets(next);
    if (nextRead.kind === "targets") {
      void sellingSetting.write({ ...selling, targets: nextRead.targets });
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={words.platform}
        options={platforms}
        value={selling.sellingPlatform ?? ""}
        onChange={(event) => {
          const sellingPlatform = SellingPlatform.safeParse(event.target.value).data ?? null;
          void sellingSetting.write({ ...selling, sellingPlatform });
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.profit}
          error={problems.profit}
          inputMode="decimal"
          placeholder={String(usual.profit)}
          value={draft.profit}
          onChange={(event) => type({ profit: event.target.value })}
        />
        <TextField
          label={words.roi}
          error={problems.roiPercent}
          inputMode="decimal"
          placeholder={String(usual.roiPercent)}
          value={draft.roiPercent}
          onChange={(event) => type({ roiPercent: event.target.value })}
        />
      </div>
    </div>
  );
}
