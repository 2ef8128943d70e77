import { type ComponentProps, type ReactNode, useId } from "react";
import { joinClasses } from "./join-classes.ts";

type FieldWords = { label: string; hint?: ReactNode; error?: string | undefined };

const control =
  "w-full rounded-control border bg-surface px-3 text-base text-ink placeholder:text-soft";

export function TextField({
  label,
  hint,
  error,
  ...rest
}: FieldWords & Omit<ComponentProps<"input">, "id">) {
  const field = useField({ label, hint, error });
  return (
    <Field words={{ label, hint, error }} id={field.id}>
      <input
        {...rest}
        {...field.aria}
        id={field.id}
        className={joinClasses(control, "min-h-11", field.edge)}
      />
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  ...rest
}: FieldWords & Omit<ComponentProps<"textarea">, "id">) {
  const field = useField({ label, hint, error });
  return (
    <Field words={{ label, hint, error }} id={field.id}>
      <textarea
        {...rest}
        {...field.aria}
        id={field.id}
        className={joinClasses(control, "resize-y py-2.5 leading-relaxed", field.edge)}
      />
    </Field>
  );
}

function useField({ hint, error }: FieldWords) {
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

function Field({ words, id, children }: { words: FieldWords; id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
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
