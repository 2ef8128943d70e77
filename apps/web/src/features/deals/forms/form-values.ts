import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { dealsProblems } from "../../../words/english/deals/problems.ts";
import { centsFromText } from "../amounts.ts";

type ProblemId = keyof typeof dealsProblems.english;
export type FormValues = ReturnType<typeof formValues>;

/** Reads a form of ours, and says what is wrong with it in the language around the component. */
export function useFormValues(): (form: HTMLFormElement) => FormValues {
  const say = useWords(dealsProblems);
  return (form) => formValues(form, say);
}

/** What a form holds, by its fields' names; `problems` says what is wrong with them. */
function formValues(form: HTMLFormElement, say: Say<ProblemId>) {
  const data = new FormData(form);
  const problems: Record<string, string> = {};
  /** The first that is wrong with a field is what it says. */
  const wrong = (name: string, problem: ProblemId) => {
    problems[name] ??= say(problem);
  };
  const text = (name: string) => textOf(data, name);
  const cents = (name: string): number | undefined => {
    const amount = centsFromText(text(name));
    if (amount === null) wrong(name, "dollars");
    return amount ?? undefined;
  };
  const whole = (name: string, fallback: number): number => {
    const given = text(name);
    if (given === "") return fallback;
    if (!/^\d{1,7}$/.test(given)) wrong(name, "wholeNumber");
    return Number(given);
  };
  const decimal = (name: string): number => {
    const given = text(name);
    if (given !== "" && !/^\d{1,4}(\.\d)?$/.test(given)) wrong(name, "milesSuchAs");
    return Number(given) || 0;
  };
  return { text, cents, whole, decimal, wrong, problems };
}

/** What a text field holds; a file is no text. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
}

export type Problems = Readonly<Record<string, string>>;
