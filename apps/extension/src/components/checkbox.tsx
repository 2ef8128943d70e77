import { useId } from "react";

type CheckboxProps = {
  label: string;
  hint?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

export function Checkbox({ label, hint, isChecked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-9 items-center gap-2.5 text-sm font-medium">
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
          className="size-4 shrink-0 accent-ink"
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-6.5 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
