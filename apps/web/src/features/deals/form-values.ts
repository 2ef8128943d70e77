import { centsFromText } from "./amounts.ts";

/** What a form of ours holds, by its fields' names; `problems` says what is wrong with them. */
export function formValues(form: HTMLFormElement) {
  const data = new FormData(form);
  const problems: Record<string, string> = {};
  const text = (name: string) => textOf(data, name);
  const cents = (name: string): number | undefined => {
    const amount = centsFromText(text(name));
    if (amount === null) problems[name] = "Enter dollars such as 12.50.";
    return amount ?? undefined;
  };
  const whole = (name: string, fallback: number): number => {
    const given = text(name);
    if (given === "") return fallback;
    if (!/^\d{1,7}$/.test(given)) problems[name] = "Enter a whole number.";
    return Number(given);
  };
  const decimal = (name: string): number => {
    const given = text(name);
    if (given !== "" && !/^\d{1,4}(\.\d)?$/.test(given))
      problems[name] = "Enter miles such as 12.5.";
    return Number(given) || 0;
  };
  return { text, cents, whole, decimal, problems };
}

/** What a text field holds; a file is no text. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
}

export type Problems = Readonly<Record<string, string>>;
