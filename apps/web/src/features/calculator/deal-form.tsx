import { Button, Card, SelectField, TextField } from "@flipworth/ui";
import { feeChoices } from "./fee-choices.ts";
import type { InputProblems } from "./input-problems.ts";
import { type CalculatorInputs, inputsFromForm } from "./inputs.ts";

const fields = [
  { name: "purchasePrice", label: "Purchase price ($)", placeholder: "50" },
  { name: "salePrice", label: "Expected sale price ($)", placeholder: "100" },
  { name: "gasAndTravel", label: "Gas/travel expenses ($)", placeholder: "5" },
  { name: "repairAndCleaning", label: "Repair/cleaning costs ($)", placeholder: "10" },
  { name: "hours", label: "Time invested (hours)", placeholder: "2" },
] as const;

const platforms = feeChoices.map(({ id, label }) => ({ value: id, label }));

type DealFormProps = {
  start: CalculatorInputs;
  problems: InputProblems;
  onCalculate: (inputs: CalculatorInputs) => void;
};

export function DealForm({ start, problems, onCalculate }: DealFormProps) {
  return (
    <Card className="p-5 sm:p-6">
      <form
        aria-label="Deal details"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onCalculate(inputsFromForm(event.currentTarget));
        }}
      >
        <h2 className="text-lg font-semibold">Deal details</h2>
        {fields.map(({ name, label, placeholder }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            placeholder={placeholder}
            defaultValue={start[name]}
            inputMode="decimal"
            autoComplete="off"
            error={problems[name]}
          />
        ))}
        <SelectField
          name="platform"
          label="Where you sell it"
          hint="Adds that platform’s selling fee to the expenses."
          options={platforms}
          defaultValue={start.platform}
        />
        <Button type="submit">Calculate Profit</Button>
      </form>
    </Card>
  );
}
