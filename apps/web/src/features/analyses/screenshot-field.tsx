import { limits, screenshotTypes } from "@flipworth/contract";
import { Button, joinClasses } from "@flipworth/ui";
import { ImageUp, X } from "lucide-react";
import { type ChangeEvent, useCallback, useId } from "react";

type ScreenshotFieldProps = {
  screenshot: File | null;
  error: string | undefined;
  isDragging: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
};

/** Choosing a picture; dropping and pasting work on the whole page and end here too. */
export function ScreenshotField(props: ScreenshotFieldProps) {
  const { screenshot, error, isDragging, onFile, onRemove } = props;
  return (
    <div className="flex flex-col gap-1.5">
      {screenshot ? (
        <Chosen screenshot={screenshot} onRemove={onRemove} />
      ) : (
        <Chooser isDragging={isDragging} onFile={onFile} />
      )}
      {error && (
        <p role="alert" className="text-sm text-loss">
          {error}
        </p>
      )}
    </div>
  );
}

function Chooser({ isDragging, onFile }: Pick<ScreenshotFieldProps, "isDragging" | "onFile">) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) onFile(file);
    // The same file can be chosen again after it was refused or removed.
    event.target.value = "";
  };
  return (
    <div
      className={joinClasses(
        "relative flex flex-col items-center gap-1 rounded-control border border-dashed px-4 py-6 text-center",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        isDragging ? "border-accent bg-sunken" : "border-edge hover:bg-sunken",
      )}
    >
      <ImageUp aria-hidden className="size-6 text-soft" />
      <label htmlFor={id} className="text-sm font-medium after:absolute after:inset-0">
        {isDragging ? "Drop the screenshot" : "Choose a screenshot"}
      </label>
      <p id={`${id}-hint`} className="text-sm text-balance text-soft">
        or drop it here, or paste it with Ctrl+V. PNG, JPEG or WebP, up to{" "}
        {limits.screenshotBytes / 1024 / 1024} MB.
      </p>
      <input
        id={id}
        type="file"
        accept={screenshotTypes.join(",")}
        aria-describedby={`${id}-hint`}
        onChange={choose}
        className="sr-only"
      />
    </div>
  );
}

function Chosen({ screenshot, onRemove }: { screenshot: File; onRemove: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(screenshot);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [screenshot],
  );
  return (
    <div className="flex items-center gap-3 rounded-control border border-edge p-2">
      <img
        ref={show}
        alt="The chosen screenshot"
        className="size-16 rounded-sm bg-sunken object-cover object-top"
      />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">{screenshot.name}</p>
        <p className="text-sm text-soft">{Math.ceil(screenshot.size / 1024)} KB</p>
      </div>
      <Button look="bare" size="small" onClick={onRemove}>
        <X aria-hidden className="size-4" />
        Remove
      </Button>
    </div>
  );
}
