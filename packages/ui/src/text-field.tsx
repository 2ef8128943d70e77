import type { ComponentProps } from "react";
import { Field, fieldControl, type FieldWords, useField } from "./field.tsx";
import { joinClasses } from "./join-classes.ts";

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
        className={joinClasses(fieldControl, "min-h-11", field.edge)}
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
        className={joinClasses(fieldControl, "resize-y py-2.5 leading-relaxed", field.edge)}
      />
    </Field>
  );
}
