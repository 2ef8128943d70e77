import { useId } from "react";

type ChoiceProps<Value extends string> = {
  legend: string;
  hint?: string;
  options: readonly {
    value: Value;
    label: string;
    /** The label's own language. */ lang?: string;
  }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few: native radio buttons, one under the other. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, hint, options, chosen, onChoose } = props;
  const id = useId();
  return (
    <fieldset className="flex flex-col" aria-describedby={hint && `${id}-hint`}>
      <legend className="pb-1 text-sm font-medium">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="pb-1 text-sm text-soft">
          {hint}
        </p>
      )}
      {options.map(({ value, label, lang }) => (
        <label
          key={value}
          htmlFor={`${id}-${value}`}
          lang={lang}
          className="flex min-h-9 items-center gap-2.5 text-sm"
        >
          <input
            id={`${id}-${value}`}
            type="radio"
            name={id}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="size-4 shrink-0 accent-ink"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
