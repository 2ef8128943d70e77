import { limits } from "@flipworth/contract";
import { Button, Card, Foldable, TextArea, TextField } from "@flipworth/ui";
import type { ReactNode, Ref } from "react";
import { paths } from "../../paths.ts";
import type { DraftText } from "./draft.ts";
import { useEarlyTyping } from "./use-early-typing.ts";

export type FormErrors = Readonly<Record<string, string>>;

const detailFields = ["title", "price", "condition", "milesToDrive"] as const;

type ListingFormProps = {
  draft: DraftText;
  errors: FormErrors;
  isRunning: boolean;
  /** The month's analyses are used: a plan is the way on. */
  isOutOfCredits: boolean;
  screenshotField: ReactNode;
  analyzeRef: Ref<HTMLButtonElement>;
  onChange: (change: Partial<DraftText>) => void;
  onAnalyze: () => void;
};

/** What is known of the listing: a picture, its text, or both. */
export function ListingForm(props: ListingFormProps) {
  const { draft, errors, isRunning, screenshotField, analyzeRef, onChange, onAnalyze } = props;
  const form = useEarlyTyping(onChange);
  return (
    <Card>
      <form
        ref={form}
        aria-label="Listing"
        noValidate
        className="flex flex-col gap-4 p-4 @md:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) onAnalyze();
        }}
      >
        {screenshotField}
        <TextArea
          label="Or paste the listing’s text"
          name="text"
          rows={6}
          placeholder={"Title\n$ price\nCondition, description …"}
          value={draft.text}
          error={errors["text"]}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <Foldable
          summary="Set the title, price, condition or drive yourself"
          mustShow={detailFields.some((field) => draft[field] || errors[field])}
        >
          <Details draft={draft} errors={errors} onChange={onChange} />
        </Foldable>
        {errors["form"] && (
          <p role="alert" className="rounded-control bg-loss-ground p-3 text-sm text-loss">
            {errors["form"]}
            {props.isOutOfCredits && (
              <a
                href={paths.pricing}
                className="block pt-1 font-semibold underline underline-offset-4"
              >
                See plans
              </a>
            )}
          </p>
        )}
        {/* Not `disabled`: that would take the focus away from whoever has just pressed it. */}
        <Button type="submit" ref={analyzeRef} aria-disabled={isRunning}>
          {isRunning ? "Analyzing…" : "Analyze"}
        </Button>
      </form>
    </Card>
  );
}

function Details({
  draft,
  errors,
  onChange,
}: Pick<ListingFormProps, "draft" | "errors" | "onChange">) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-soft">What you enter here wins over what is read.</p>
      <TextField
        label="Title"
        name="title"
        maxLength={limits.titleCharacters}
        value={draft.title}
        error={errors["title"]}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Asking price"
          name="price"
          placeholder="$40"
          maxLength={limits.fieldCharacters}
          value={draft.price}
          error={errors["price"]}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <TextField
          label="Condition"
          name="condition"
          placeholder="Used - Good"
          maxLength={limits.fieldCharacters}
          value={draft.condition}
          error={errors["condition"]}
          onChange={(event) => onChange({ condition: event.target.value })}
        />
      </div>
      <TextField
        label="Miles to drive, there and back"
        name="milesToDrive"
        inputMode="decimal"
        autoComplete="off"
        placeholder="24"
        maxLength={20}
        hint="The drive is taken off the profit."
        value={draft.milesToDrive}
        error={errors["milesToDrive"]}
        onChange={(event) => onChange({ milesToDrive: event.target.value })}
      />
    </div>
  );
}
