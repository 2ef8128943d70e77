import type { ComponentProps } from "react";
import { Field, fieldControl, type FieldWords, useField } from "./field.tsx";
import { joinClasses } from "./join-classes.ts";

type Option = { value: string; label: string };

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<"select">, "id" | "children"> & { options: readonly Option[] };

/** The browser's own list: it opens as every list on the device does. */
export function SelectField({ label, hint, error, options, ...rest }: SelectFieldProps) {
  const field = useField({ label, hint, error });
  return (
    <Field words={{ label, hint, error }} id={field.id}>
      <select
        {...rest}
        {...field.aria}
        id={field.id}
        className={joinClasses(fieldControl, "min-h-11", field.edge)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
