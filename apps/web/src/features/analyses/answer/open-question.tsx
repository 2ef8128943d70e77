import { Suspense } from "react";
import { lazily } from "../../../lib/lazily.ts";
import type { Draft } from "../form/draft.ts";
import type { Run } from "../use-analysis.ts";
import { useBarcodes } from "../form/use-barcodes.ts";
import { isNameAsked } from "../form/form-errors.ts";

const PictureQuestion = lazily(
  async () => (await import("../pictures/picture-question.tsx")).PictureQuestion,
);

type QuestionProps = { draft: Draft; run: Run; onChange: (change: Partial<Draft>) => void };

/** What a picture of a thing leaves open. */
export function Question({ draft, run, onChange }: QuestionProps) {
  const barcode = useBarcodes(draft.pictures);
  if (draft.pictures.length === 0) return null;
  return (
    <Suspense>
      <PictureQuestion {...{ draft, barcode, onChange }} isAsked={isNameAsked(run, draft)} />
    </Suspense>
  );
}
