import { Button } from "@flipworth/ui";
import { useRef, useState } from "react";
import { CreditsLeft } from "./credits-left.tsx";
import { findDraftProblem } from "./draft.ts";
import { type FormErrors, ListingForm } from "./listing-form.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { type Sample, samples } from "./samples.ts";
import { ScreenshotField } from "./screenshot-field.tsx";
import { type AnalysisState, useAnalysis } from "./use-analysis.ts";
import { useCredits } from "./use-credits.ts";
import { useDraft } from "./use-draft.ts";
import { usePictureInput } from "./use-picture-input.ts";

const formFields = ["text", "title", "price", "condition", "milesToDrive"];

/** The whole of /analyze: a listing goes in, a deal card comes out. */
export function AnalyzeScreen() {
  const { credits, refresh } = useCredits();
  const { state, start, cancel } = useAnalysis({ onSettled: refresh });
  const { draft, screenshotError, change, replace, takeFile, takeText, removeScreenshot } =
    useDraft();
  const [refusal, setRefusal] = useState<FormErrors>({});
  const isDragging = usePictureInput({ onFile: takeFile, onText: takeText });
  const analyzeButton = useRef<HTMLButtonElement>(null);

  const analyze = () => {
    const problem = findDraftProblem(draft);
    setRefusal(problem ? { [problem.field]: problem.message } : {});
    if (!problem) void start(draft);
  };
  const stop = () => {
    cancel();
    analyzeButton.current?.focus();
  };
  const fill = (sample: Sample) => {
    replace(sample.draft);
    analyzeButton.current?.focus();
  };

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="flex flex-col gap-4">
        <ListingForm
          draft={draft}
          errors={{ ...errorsOf(state), ...refusal }}
          isRunning={state.kind === "running"}
          isOutOfCredits={state.kind === "failed" && state.failure.code === "quota_exceeded"}
          analyzeRef={analyzeButton}
          onChange={change}
          onAnalyze={analyze}
          screenshotField={
            <ScreenshotField
              screenshot={draft.screenshot}
              error={screenshotError}
              isDragging={isDragging}
              onFile={takeFile}
              onRemove={removeScreenshot}
            />
          }
        />
        <CreditsLeft credits={credits} />
        <Samples onChoose={fill} />
      </div>
      <section aria-label="Result">
        <ResultPanel state={state} onCancel={stop} />
      </section>
    </div>
  );
}

function Samples({ onChoose }: { onChoose: (sample: Sample) => void }) {
  return (
    <section aria-label="Try a sample" className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">Try a sample</h2>
      <div className="flex flex-wrap gap-2">
        {samples.map((sample) => (
          <Button key={sample.name} look="quiet" size="small" onClick={() => onChoose(sample)}>
            {sample.name}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** What the server said about a field goes to the field, everything else below the form. */
function errorsOf(state: AnalysisState): FormErrors {
  if (state.kind !== "failed") return {};
  const { message, fieldErrors } = state.failure;
  const atFields = Object.entries(fieldErrors).filter(([field]) => formFields.includes(field));
  return { form: message, ...Object.fromEntries(atFields) };
}
