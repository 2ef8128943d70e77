import type { Draft, DraftText } from "../form/draft.ts";
import { PictureQuestion } from "../pictures/picture-question.tsx";
import { PictureThumbs } from "../pictures/picture-thumbs.tsx";
import { useBarcodes } from "../form/use-barcodes.ts";

type PictureCluesProps = {
  draft: Draft;
  isAsked: boolean;
  onChange: (change: Partial<DraftText>) => void;
  onRemove: (picture: File) => void;
};

/** The photos of the item, and the barcode on them where there is one. */
export function PictureClues({ draft, isAsked, onChange, onRemove }: PictureCluesProps) {
  const barcode = useBarcodes(draft.pictures);
  if (draft.pictures.length === 0) return null;
  return (
    <>
      <PictureThumbs pictures={draft.pictures} onRemove={onRemove} />
      <PictureQuestion {...{ draft, barcode, isAsked, onChange }} hasFields={false} />
    </>
  );
}
