import { Button, buttonClasses, joinClasses, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Camera } from "lucide-react";
import type { ChangeEvent, ReactNode } from "react";
import { garageSaleWords } from "../../../words/english/analyses/garage-sale.ts";
import type { Draft, DraftText } from "../form/draft.ts";
import { ItemName } from "../form/what-is-it.tsx";

type ItemFormProps = {
  draft: Draft;
  error: string | undefined;
  isBusy: boolean;
  /** The pictures that were taken, and what they leave open. */
  pictures: ReactNode;
  onChange: (change: Partial<DraftText>) => void;
  onFiles: (files: readonly File[]) => void;
  onCheck: () => void;
};

/** What lies on the table and what its tag says: a name or a photo, and a price. */
export function ItemForm(props: ItemFormProps) {
  const say = useWords(garageSaleWords);
  const { draft, error, isBusy, pictures, onChange, onFiles, onCheck } = props;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    if (files.length > 0) onFiles(files);
    event.target.value = "";
  };
  return (
    <form
      aria-label={say("form")}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onCheck();
      }}
    >
      {pictures}
      <ItemName value={draft.title} onChange={(title) => onChange({ title })} />
      <TextField
        label={say("price")}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        value={draft.price}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      {error && (
        <p role="alert" className="rounded-control border border-edge p-3 text-base font-medium">
          {error}
        </p>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 grid grid-cols-2 gap-2 border-t border-edge bg-surface p-3 sm:mx-0">
        <label
          className={joinClasses(
            buttonClasses({ look: "quiet" }),
            "min-h-14 text-base has-focus-visible:outline-2 has-focus-visible:outline-accent",
          )}
        >
          <Camera aria-hidden className="size-5" />
          {say("photo")}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={say("takePhoto")}
            onChange={take}
            className="sr-only"
          />
        </label>
        <Button type="submit" aria-disabled={isBusy} className="min-h-14 text-base">
          {say(isBusy ? "checking" : "check")}
        </Button>
      </div>
    </form>
  );
}
