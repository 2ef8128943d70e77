import { defaultAccountSettings, SellingPlatform, sellingPlatforms } from "@flipworth/contract";
import { withThousands } from "@flipworth/contract/money";
import { SelectField, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { sellingSetting } from "../../storage/items.ts";
import { sellingWords } from "../../words/english/options.ts";
import {
  draftFromTargets,
  readTargets,
  type TargetsDraft,
  type TargetsProblem,
} from "./read-targets.ts";

const usual = defaultAccountSettings.targets;

/** How a visitor resells; what is valid is kept at once. */
export function SellingForm({ selling }: { selling: typeof sellingSetting.initial }) {
  const say = useWords(sellingWords);
  const platforms = [
    { value: "", label: say("letChoose") },
    ...sellingPlatforms.map((value) => ({ value, label: say(`platform_${value}`) })),
  ];
  const [draft, setDraft] = useState(() => draftFromTargets(selling.targets));
  const read = readTargets(draft);
  const problems = read.kind === "problems" ? read.problems : {};
  const wordsOf = (problem: TargetsProblem | undefined, sign: string) =>
    problem &&
    say(`problem_${problem.id}`, {
      most: "most" in problem ? sign + withThousands(problem.most) : "",
    });
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
        label={say("platform")}
        options={platforms}
        value={selling.sellingPlatform ?? ""}
        onChange={(event) => {
          const sellingPlatform = SellingPlatform.safeParse(event.target.value).data ?? null;
          void sellingSetting.write({ ...selling, sellingPlatform });
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say("profit")}
          error={wordsOf(problems.profit, "$")}
          inputMode="decimal"
          placeholder={String(usual.profit)}
          value={draft.profit}
          onChange={(event) => type({ profit: event.target.value })}
        />
        <TextField
          label={say("roi")}
          error={wordsOf(problems.roiPercent, "")}
          inputMode="decimal"
          placeholder={String(usual.roiPercent)}
          value={draft.roiPercent}
          onChange={(event) => type({ roiPercent: event.target.value })}
        />
      </div>
    </div>
  );
}
