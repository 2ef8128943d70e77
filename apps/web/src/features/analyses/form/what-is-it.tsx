import { TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { formWords } from "../../../words/english/analyses/form.ts";
import type { DraftText } from "./draft.ts";
import { useSuggestions } from "./use-suggestions.ts";

type WhatIsItProps = {
  draft: DraftText;
  onChange: (change: Partial<DraftText>) => void;
};

/** The one question that a picture without words leaves open, and the price on its tag. */
export function WhatIsIt({ draft, onChange }: WhatIsItProps) {
  const say = useWords(formWords);
  return (
    <section
      aria-label={say("name")}
      className="flex flex-col gap-3 rounded-control bg-doubt-ground p-3 text-ink"
    >
      <ItemName
        value={draft.title}
        hint={say("nameHint")}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        label={say("tagPrice")}
        name="tagPrice"
        inputMode="decimal"
        autoComplete="off"
        value={draft.price}
        onChange={(event) => onChange({ price: event.target.value })}
      />
    </section>
  );
}

type ItemNameProps = { value: string; hint?: string; onChange: (name: string) => void };

/** A name with what the price guide knows as somebody types. */
export function ItemName({ value, hint, onChange }: ItemNameProps) {
  const say = useWords(formWords);
  const [isTyping, setTyping] = useState(false);
  const names = useSuggestions(isTyping ? value : "");
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={say("name")}
        name="itemName"
        hint={hint}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        value={value}
        onChange={(event) => {
          setTyping(true);
          onChange(event.target.value);
        }}
      />
      <div aria-live="polite" className="contents">
        {names.length > 0 && isTyping && !names.includes(value) && (
          <ul aria-label={say("suggestions")} className="flex flex-wrap gap-2">
            {names.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="min-h-11 rounded-control border border-edge bg-surface px-3 py-1.5 text-left text-sm"
                  onClick={() => {
                    setTyping(false);
                    onChange(name);
                  }}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
