import { useEffect, useState } from "react";

type PictureInput = {
  onFiles: (files: readonly File[]) => void;
  /** Text pasted while no field has the focus. */
  onText: (text: string) => void;
};

/** Takes what is pasted or dropped anywhere on the page. Tells whether a file hovers over it. */
export function usePictureInput({ onFiles, onText }: PictureInput): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = { signal: listening.signal };
    document.addEventListener("paste", (event) => takePaste(event, { onFiles, onText }), on);
    // Without this the browser leaves the page to show the dropped file.
    document.addEventListener("dragover", (event) => event.preventDefault(), on);
    document.addEventListener("dragenter", (event) => setDragging(carriesFile(event)), on);
    document.addEventListener(
      "dragleave",
      (event) => !event.relatedTarget && setDragging(false),
      on,
    );
    document.addEventListener(
      "drop",
      (event) => {
        setDragging(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
      on,
    );
    return () => listening.abort();
  }, [onFiles, onText]);
  return isDragging;
}

function takePaste(event: ClipboardEvent, { onFiles, onText }: PictureInput): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length > 0) {
    event.preventDefault();
    onFiles(files);
    return;
  }
  const isInField = event.target instanceof Element && event.target.closest("input, textarea");
  const text = event.clipboardData?.getData("text/plain");
  if (text && !isInField) onText(text);
}

function carriesFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}
