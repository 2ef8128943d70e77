import { Question } from "../answer/open-question.tsx";
import { PictureField } from "./picture-field.tsx";
import type { Run } from "../use-analysis.ts";
import type { useAnswers } from "../answer/use-answers.ts";

type PictureInputProps = {
  form: ReturnType<typeof useAnswers>["form"];
  run: Run;
  notice: string | null;
  isDragging: boolean;
};

/** The field for pictures, with what was shared into it and what the pictures leave open. */
export function PictureInput({ form, run, notice, isDragging }: PictureInputProps) {
  return (
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
  );
}

function Notice({ children }: { children: string }) {
  return (
    <output className="block rounded-control bg-doubt-ground p-3 text-sm text-pretty">
      {children}
    </output>
  );
}
