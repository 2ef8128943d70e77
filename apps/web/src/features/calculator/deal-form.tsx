import { Button, Card, SelectField, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { calculatorForm } from "../../words/english/market/calculator.ts";
import { feeChoices } from "./fee-choices.ts";
import type { InputProblems } from "./input-problems.ts";
import { type CalculatorInputs, inputsFromForm } from "./inputs.ts";

const fields = [
  { name: "purchasePrice", placeholder: "50" },
  { name: "salePrice", placeholder: "100" },
  { name: "gasAndTravel", placeholder: "5" },
  { name: "repairAndCleaning", placeholder: "10" },
  { name: "hours", placeholder: "2" },
] as const;

type DealFormProps = {
  start: CalculatorInputs;
  problems: InputProblems;
  onCalculate: (inputs: CalculatorInputs) => void;
};

export function DealForm({ start, problems, onCalculate }: DealFormProps) {
  const say = useWords(calculatorForm);
  const problemOf = (name: keyof InputProblems) => problems[name] && say(problems[name]);
  const platforms = feeChoices.map(({ id, rule }) => ({
    value: id,
    label: rule === null ? say("noFee") : rule.name,
  }));
  return (
    <Card className="p-5 sm:p-6">
      <form
        aria-label={say("title")}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onCalculate(inputsFromForm(event.currentTarget));
        }}
      >
        <h2 className="text-lg font-semibold">{say("title")}</h2>
        {fields.map(({ name, placeholder }) => (
          <TextField
            key={name}
            name={name}
            label={say(name)}
            placeholder={placeholder}
            defaultValue={start[name]}
            inputMode="decimal"
            autoComplete="off"
            error={problemOf(name)}
          />
        ))}
        <SelectField
          name="platform"
          label={say("platform")}
          hint={say("platformHint")}
          options={platforms}
          defaultValue={start.platform}
        />
        <Button type="submit">{say("calculate")}</Button>
      </form>
    </Card>
  );
}
