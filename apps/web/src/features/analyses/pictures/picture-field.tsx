import { limits, screenshotTypes } from "@flipworth/contract";
import { buttonClasses, joinClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Camera, ImageUp } from "lucide-react";
import { type ChangeEvent, useId } from "react";
import { pictureWords } from "../../../words/english/analyses/pictures.ts";
import { PictureThumbs } from "./picture-thumbs.tsx";

type PictureFieldProps = {
  pictures: readonly File[];
  error: string | undefined;
  isDragging: boolean;
  onFiles: (files: readonly File[]) => void;
  onRemove: (picture: File) => void;
};

/** Taking or choosing pictures; dropping and pasting work on the whole page and end here too. */
export function PictureField({
  pictures,
  error,
  isDragging,
  onFiles,
  onRemove,
}: PictureFieldProps) {
  const isFull = pictures.length >= limits.screenshots;
  return (
    <div className="flex flex-col gap-2">
      {pictures.length > 0 && <PictureThumbs {...{ pictures, onRemove }} />}
      {!isFull && <Chooser {...{ isDragging, onFiles }} isMore={pictures.length > 0} />}
      {error && (
        <p role="alert" className="text-sm text-loss">
          {error}
        </p>
      )}
    </div>
  );
}

type ChooserProps = Pick<PictureFieldProps, "isDragging" | "onFiles"> & { isMore: boolean };

function Chooser({ isDragging, isMore, onFiles }: ChooserProps) {
  const say = useWords(pictureWords);
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    if (files.length > 0) onFiles(files);
    // The same file can be chosen again after it was refused or removed.
    event.target.value = "";
  };
  const accept = screenshotTypes.join(",");
  return (
    <div
      className={joinClasses(
        "relative flex flex-col items-center gap-1 rounded-control border border-dashed px-4 text-center",
        isMore ? "py-3" : "py-6 pointer-coarse:py-4",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        isDragging ? "border-accent bg-sunken" : "border-edge hover:bg-sunken",
      )}
    >
      {!isMore && <ImageUp aria-hidden className="size-6 text-soft" />}
      <label
        htmlFor={id}
        className="text-sm font-medium after:absolute after:inset-0 pointer-coarse:min-h-6"
      >
        {say(isDragging ? "drop" : isMore ? "add" : "choose")}
      </label>
      <p id={`${id}-hint`} className="text-sm text-balance text-soft">
        {say("hint")}
        <span className="pointer-coarse:hidden"> {say("dropHint")}</span>
      </p>
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={choose}
        className="sr-only"
      />
      <label
        className={joinClasses(
          buttonClasses({ look: "quiet" }),
          "relative z-1 mt-2 has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-fine:hidden",
        )}
      >
        <Camera aria-hidden className="size-4" />
        {say("takePhoto")}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={choose}
          className="sr-only"
        />
      </label>
    </div>
  );
}
