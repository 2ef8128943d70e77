import { useWords } from "@flipworth/words/react";
import { useEffect, useEffectEvent } from "react";
import type { NamedBarcode } from "../../../barcodes/name-barcode.ts";
import { pictureWords } from "../../../words/english/analyses/pictures.ts";
import type { Draft, DraftText } from "../form/draft.ts";
import { WhatIsIt } from "../form/what-is-it.tsx";

type PictureQuestionProps = {
  draft: Draft;
  barcode: NamedBarcode | undefined;
  /** The server could not tell from the pictures what the item is. */
  isAsked: boolean;
  /** False where name and price are asked for anyway. */
  hasFields?: boolean;
  onChange: (change: Partial<DraftText>) => void;
};

/** What pictures leave open: a barcode that was found, and what the item is where nothing says so. */
export function PictureQuestion(props: PictureQuestionProps) {
  const { draft, barcode, isAsked, hasFields = true, onChange } = props;
  const say = useWords(pictureWords);
  const takeName = useEffectEvent((title: string) => {
    if (draft.title.trim() === "") onChange({ title });
  });
  useEffect(() => {
    if (barcode?.title) takeName(barcode.title);
  }, [barcode]);
  return (
    <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {barcode && (
        <p className="text-sm text-pretty">
          {say(barcode.title === null ? "otherBarcode" : "bookBarcode", {
            number: barcode.number,
          })}
        </p>
      )}
      {hasFields && (isAsked || barcode) && <WhatIsIt draft={draft} onChange={onChange} />}
    </div>
  );
}
