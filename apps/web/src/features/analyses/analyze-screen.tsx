import type { Analysis } from "@flipworth/contract";
import { Button, type SalesOfPage, useToast } from "@flipworth/ui";
import { Suspense, useRef, useState } from "react";
import { lazily } from "../../lib/lazily.ts";
import { CreditsLeft } from "./credits-left.tsx";
import { type Draft, findDraftProblem, isSameSource } from "./draft.ts";
import { type FormErrors, ListingForm } from "./listing-form.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { type Sample, samples } from "./samples.ts";
import { type Answer, type Run, useAnalysis } from "./use-analysis.ts";
import { useCredits } from "./use-credits.ts";
import { type ReadWords, useDraft } from "./use-draft.ts";
import { keep, useKeptAnswer } from "./use-kept-answer.ts";
import { usePictureInput } from "./use-picture-input.ts";
import { useRecent } from "./use-recent.ts";
import { PictureField } from "./picture-field.tsx";
import { useBarcodes } from "./use-barcodes.ts";
import { useShared } from "./use-shared.ts";
import { useWaiting } from "./use-waiting.ts";

const formFields = ["text", "title", "price", "condition", "milesToDrive"];

// Only for who comes back.
const WaitingList = lazily(async () => (await import("./waiting-list.tsx")).WaitingList);
const PictureQuestion = lazily(
  async () => (await import("./picture-question.tsx")).PictureQuestion,
);
const RecentList = lazily(async () => (await import("./recent-list.tsx")).RecentList);

/** The whole of /analyze: a listing goes in, a deal card comes out. */
export function AnalyzeScreen() {
  const showToast = useToast();
  const { credits, refresh: refreshCredits } = useCredits();
  const { recent, refresh: refreshRecent } = useRecent();
  const form = useDraft();
  const { run, answer, start, cancel, show } = useAnalysis({
    onSettled: refreshCredits,
    onAnswer: (made) => {
      form.fillIn(readWordsOf(made.analysis));
      void keep(made);
      refreshRecent();
    },
    onWaiting: () => {
      form.replace({});
      showToast(savedForLater);
    },
  });
  const waiting = useWaiting((title) => {
    showToast({ title: "Sent now that you’re online", description: title });
    refreshCredits();
    refreshRecent();
  });
  const notice = useShared(form.takeShared);
  useKeptAnswer(({ answer: found, words }) => {
    show((last) => last ?? found);
    if (isBlank(form.entered)) form.replace(words);
    if (found.draft) form.fillIn(readWordsOf(found.analysis));
  });
  const [refusal, setRefusal] = useState<FormErrors>({});
  const isDragging = usePictureInput({ onFiles: form.takeFiles, onText: form.takeText });
  const analyzeButton = useRef<HTMLButtonElement>(null);
  const titleField = useRef<HTMLInputElement>(null);

  const analyze = () => {
    const problem = findDraftProblem(form.entered);
    setRefusal(problem ? { [problem.field]: problem.message } : {});
    if (!problem) void start(form.entered);
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
  const openRecent = (analysis: Analysis) => {
    const opened: Answer = { analysis, draft: null, isNew: true };
    show(answer?.analysis.id === analysis.id ? { ...answer, isNew: true } : opened);
    if (answer?.analysis.id !== analysis.id) void keep(opened);
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
          errors={{ ...errorsOf(run, form.draft), ...refusal }}
          isRunning={run.kind === "running"}
          isOutOfCredits={run.kind === "failed" && run.failure.code === "quota_exceeded"}
          analysis={isAbout(form.entered, answer) ? answer?.analysis : undefined}
          analyzeRef={analyzeButton}
          titleRef={titleField}
          onChange={form.change}
          onAnalyze={analyze}
          pictureField={
            <>
              {notice && <Notice>{notice}</Notice>}
              <PictureField
                pictures={form.draft.pictures}
                error={form.pictureError}
                isDragging={isDragging}
                onFiles={form.takeFiles}
                onRemove={form.removePicture}
              />
              <Question draft={form.draft} run={run} onChange={form.change} />
            </>
          }
        />
        {waiting.length > 0 && (
          <Suspense>
            <WaitingList jobs={waiting} />
          </Suspense>
        )}
        <CreditsLeft credits={credits} />
        <Samples onChoose={fill} />
        {recent.length > 0 && (
          <Suspense>
            <RecentList recent={recent} shownId={answer?.analysis.id} onOpen={openRecent} />
          </Suspense>
        )}
      </div>
      <section aria-label="Result">
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
      </section>
    </div>
  );
}

const savedForLater = {
  title: "Saved on this phone",
  description: "We’ll send it once you’re online. You can go on to the next item.",
};

type QuestionProps = { draft: Draft; run: Run; onChange: (change: Partial<Draft>) => void };

/** What a picture of a thing leaves open. */
function Question({ draft, run, onChange }: QuestionProps) {
  const barcode = useBarcodes(draft.pictures);
  if (draft.pictures.length === 0) return null;
  return (
    <Suspense>
      <PictureQuestion {...{ draft, barcode, onChange }} isAsked={isNameAsked(run, draft)} />
    </Suspense>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <output className="block rounded-control bg-doubt-ground p-3 text-sm text-pretty">
      {children}
    </output>
  );
}

/** The pictures did not say what the item is: the server asks for a title. */
const isNameAsked = (run: Run, { pictures }: Draft) =>
  pictures.length > 0 && run.kind === "failed" && run.failure.fieldErrors["title"] !== undefined;

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

function readWordsOf({ price, details }: Analysis): ReadWords {
  const { title, priceWords, conditionWords } = details.analysisStages.reading;
  return {
    title: title ?? "",
    // What could not be taken for a price is asked about, not filled in.
    price: (price !== null && priceWords) || "",
    condition: conditionWords ?? "",
  };
}

function isAbout(draft: Draft, answer: Answer | undefined): boolean {
  return Boolean(answer?.draft && isSameSource(answer.draft, draft));
}

const isBlank = ({ pictures, ...words }: Draft) =>
  pictures.length === 0 && Object.values(words).every((text) => text.trim() === "");

/** What the server said about a field goes to the field, everything else below the form. */
function errorsOf(run: Run, draft: Draft): FormErrors {
  if (run.kind !== "failed") return {};
  const { message, fieldErrors } = run.failure;
  // What pictures leave open is asked beside them.
  const asked = isNameAsked(run, draft) ? ["title"] : [];
  const atFields = Object.entries(fieldErrors).filter(
    ([field]) => formFields.includes(field) && !asked.includes(field),
  );
  return { form: message, ...Object.fromEntries(atFields) };
}
