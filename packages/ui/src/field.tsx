import { type ReactNode, useId } from "react";

export type FieldWords = { label: string; hint?: ReactNode; error?: string | undefined };

export const fieldControl =
  "w-full rounded-control border bg-surface px-3 text-base text-ink placeholder:text-soft";

/** What ties a control to its label, its hint and what is wrong with it. */
export function useField({ hint, error }: FieldWords) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    edge: error ? "border-loss" : "border-edge",
    aria: {
      "aria-invalid": error ? true : undefined,
      "aria-describedby": described || undefined,
    },
  };
}

type FieldProps = { words: FieldWords; id: string; children: ReactNode };

export function Field({ words, id, children }: FieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {words.label}
      </label>
      {children}
      {words.hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {words.hint}
        </p>
      )}
      {words.error && (
        <p id={`${id}-error`} className="text-sm text-loss">
          {words.error}
        </p>
      )}
    </div>
  );
}
