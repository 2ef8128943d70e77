import type { SalesOfPage } from "@flipworth/ui";
import { useRef } from "react";
import { type Draft, isSameSource } from "./form/draft.ts";
import { ListingForm } from "./form/listing-form.tsx";
import { ResultPanel } from "./answer/result-panel.tsx";
import type { Sample } from "./lists/samples.ts";
import { BelowForm } from "./below-form.tsx";
import { PictureInput } from "./pictures/picture-input.tsx";
import { usePictureInput } from "./pictures/use-picture-input.ts";
import { useFormErrors } from "./form/form-errors.ts";
import type { Answer } from "./use-analysis.ts";
import { useAnswers } from "./answer/use-answers.ts";

/** The whole of /analyze: a listing goes in, a deal card comes out. */
export function AnalyzeScreen() {
  const { form, run, answer, start, cancel, show, waiting, notice, credits, recent, openRecent } =
    useAnswers();
  const { errors, isFit } = useFormErrors(run, form.draft);
  const isDragging = usePictureInput({ onFiles: form.takeFiles, onText: form.takeText });
  const analyzeButton = useRef<HTMLButtonElement>(null);
  const titleField = useRef<HTMLInputElement>(null);

  const analyze = () => {
    if (isFit(form.entered)) void start(form.entered);
  };
  const bySales = (sales: SalesOfPage) => answer?.draft && void start(answer.draft, sales);
  const stop = () => {
    cancel();
    analyzeButton.current?.focus();
  };
  const fill = (sample: Sample) => {
    form.replace(sample.draft);
    analyzeButton.current?.focus();
  };
  const correct = () => {
    titleField.current?.closest("details")?.setAttribute("open", "");
    titleField.current?.focus();
  };

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="flex flex-col gap-4">
        <ListingForm
          draft={form.draft}
          entered={form.entered}
          errors={errors}
          isRunning={run.kind === "running"}
          isOutOfCredits={run.kind === "failed" && run.failure.code === "quota_exceeded"}
          analysis={isAbout(form.entered, answer) ? answer?.analysis : undefined}
          analyzeRef={analyzeButton}
          titleRef={titleField}
          onChange={form.change}
          onAnalyze={analyze}
          pictureField={
            <PictureInput form={form} run={run} notice={notice} isDragging={isDragging} />
          }
        />
        <BelowForm
          waiting={waiting}
          credits={credits}
          recent={recent}
          shownId={answer?.analysis.id}
          onSample={fill}
          onOpen={openRecent}
        />
      </div>
      <ResultPanel
        run={run}
        answer={answer}
        onCancel={stop}
        onCorrect={correct}
        sales={{
          onSales: bySales,
          onChoose: (sales) => show((last) => last && { ...last, sales }),
        }}
        onFullAnswer={() => answer?.draft && void start(answer.draft)}
      />
    </div>
  );
}

function isAbout(draft: Draft, answer: Answer | undefined): boolean {
  return Boolean(answer?.draft && isSameSource(answer.draft, draft));
}
