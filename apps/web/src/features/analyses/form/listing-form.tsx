import { type Analysis, limits } from "@flipworth/contract";
import { Button, Card, Foldable, TextArea, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { ReactNode, Ref } from "react";
import { paths } from "../../../paths.ts";
import { formWords } from "../../../words/english/analyses/form.ts";
import { BarePrice } from "./bare-price.tsx";
import type { DraftText } from "./draft.ts";
import { useCommandEnter } from "./use-command-enter.ts";
import { useEarlyTyping } from "./use-early-typing.ts";

export type FormErrors = Readonly<Record<string, string>>;

const detailFields = ["title", "price", "condition", "milesToDrive"] as const;

type ListingFormProps = {
  draft: DraftText;
  /** The draft without what we read and filled in. */
  entered: DraftText;
  errors: FormErrors;
  isRunning: boolean;
  /** The month's analyses are used: a plan is the way on. */
  isOutOfCredits: boolean;
  /** The answer about this very listing, whose details can be corrected for free. */
  analysis: Analysis | undefined;
  pictureField: ReactNode;
  analyzeRef: Ref<HTMLButtonElement>;
  titleRef: Ref<HTMLInputElement>;
  onChange: (change: Partial<DraftText>) => void;
  onAnalyze: () => void;
};

/** What is known of the listing: a picture, its text, or both. */
export function ListingForm(props: ListingFormProps) {
  const { draft, entered, errors, isRunning, isOutOfCredits, analysis } = props;
  const { pictureField, analyzeRef, titleRef, onChange, onAnalyze } = props;
  const say = useWords(formWords);
  const form = useEarlyTyping(onChange);
  useCommandEnter(form);
  return (
    <Card>
      <form
        ref={form}
        aria-label={say("form")}
        noValidate
        className="flex flex-col gap-4 p-4 @md:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) onAnalyze();
        }}
      >
        {pictureField}
        <TextArea
          label={say("text")}
          name="text"
          rows={6}
          placeholder={say("textPlaceholder")}
          value={draft.text}
          error={errors["text"]}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <BarePrice
          draft={draft}
          unclearPrice={isUnpriced(analysis) ? (readingOf(analysis)?.priceWords ?? "") : ""}
          onTake={(price) => onChange({ price })}
        />
        <Foldable
          summary={say("details")}
          mustShow={
            isUnpriced(analysis) || detailFields.some((field) => entered[field] || errors[field])
          }
        >
          <Details
            draft={draft}
            errors={errors}
            analysis={analysis}
            titleRef={titleRef}
            onChange={onChange}
          />
        </Foldable>
        {errors["form"] && (
          <p role="alert" className="rounded-control bg-loss-ground p-3 text-sm text-loss">
            {errors["form"]}
            {isOutOfCredits && (
              <a
                href={paths.pricing}
                className="block pt-1 font-semibold underline underline-offset-4"
              >
                {say("seePlans")}
              </a>
            )}
          </p>
        )}
        {/* Not `disabled`: that would take the focus away from whoever has just pressed it. */}
        <Button type="submit" ref={analyzeRef} aria-disabled={isRunning}>
          {say(isRunning ? "analyzing" : "analyze")}
        </Button>
      </form>
    </Card>
  );
}

const readingOf = (analysis: Analysis | undefined) => analysis?.details.analysisStages.reading;
const isUnpriced = (analysis: Analysis | undefined) => analysis?.price === null;

type DetailsProps = Pick<
  ListingFormProps,
  "draft" | "errors" | "analysis" | "titleRef" | "onChange"
>;

function Details({ draft, errors, analysis, titleRef, onChange }: DetailsProps) {
  const say = useWords(formWords);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-soft">
        {say("entriesOverride")}
        {analysis && ` ${say("correctionsFree", { count: limits.freeCorrections })}`}
      </p>
      <TextField
        label={say("title")}
        name="title"
        ref={titleRef}
        autoComplete="off"
        maxLength={limits.titleCharacters}
        value={draft.title}
        error={errors["title"]}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={say("price")}
          name="price"
          placeholder="$40"
          hint={isUnpriced(analysis) && say("noPrice")}
          autoComplete="off"
          maxLength={limits.fieldCharacters}
          value={draft.price}
          error={errors["price"]}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <TextField
          label={say("condition")}
          name="condition"
          placeholder={say("conditionPlaceholder")}
          autoComplete="off"
          maxLength={limits.fieldCharacters}
          value={draft.condition}
          error={errors["condition"]}
          onChange={(event) => onChange({ condition: event.target.value })}
        />
      </div>
      <TextField
        label={say("miles")}
        name="milesToDrive"
        inputMode="decimal"
        autoComplete="off"
        placeholder="24"
        maxLength={20}
        hint={say("milesHint")}
        value={draft.milesToDrive}
        error={errors["milesToDrive"]}
        onChange={(event) => onChange({ milesToDrive: event.target.value })}
      />
    </div>
  );
}
