import type { calculatorForm } from "../../words/english/market/calculator.ts";
import type { CalculatorInputs } from "./inputs.ts";

/** Field → what to enter instead. A field with a problem counts as 0 until it is corrected. */
export type InputProblems = Partial<
  Record<keyof CalculatorInputs, keyof typeof calculatorForm.english>
>;

const examples = [
  ["purchasePrice", "enterPrice"],
  ["salePrice", "enterPrice"],
  ["gasAndTravel", "enterTravel"],
  ["repairAndCleaning", "enterRepair"],
  ["hours", "enterHours"],
] as const;

const number = /^-?\$?-?(\d{1,3}(,\d{3})+|\d+)?\.?\d*$/;

export function problemsOf(inputs: CalculatorInputs): InputProblems {
  const problems: InputProblems = {};
  for (const [name, example] of examples) {
    const text = inputs[name].trim();
    if (text === "") continue;
    if (!/\d/.test(text) || !number.test(text)) problems[name] = example;
    else if (text.includes("-")) problems[name] = "enterNoLess";
  }
  return problems;
}

/** The inputs without what has a problem. */
export function withoutProblems(
  inputs: CalculatorInputs,
  problems: InputProblems,
): CalculatorInputs {
  const sound = { ...inputs };
  for (const [name] of examples) if (problems[name]) sound[name] = "";
  return sound;
}
