import { type FeeChoice, feeChoices } from "./fee-choices.ts";

/** The form's fields as typed. Their names travel in links. */
export type CalculatorInputs = {
  purchasePrice: string;
  salePrice: string;
  gasAndTravel: string;
  repairAndCleaning: string;
  hours: string;
  platform: FeeChoice["id"];
};

export const emptyInputs: CalculatorInputs = {
  purchasePrice: "",
  salePrice: "",
  gasAndTravel: "",
  repairAndCleaning: "",
  hours: "",
  platform: feeChoices[0].id,
};

const names = [
  "purchasePrice",
  "salePrice",
  "gasAndTravel",
  "repairAndCleaning",
  "hours",
  "platform",
] as const;

export function inputsFromForm(form: HTMLFormElement): CalculatorInputs {
  return inputsFrom((name) => {
    const value = new FormData(form).get(name);
    return typeof value === "string" ? value : null;
  });
}

/**
 * What an address brings along: a copied link in its fragment, which browsers send to nobody; a
 * form that was submitted before the page's framework was there in its query. Undefined: neither.
 */
export function inputsFromAddress({ hash, search }: Pick<Location, "hash" | "search">) {
  const carried = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
  if (!names.some((name) => carried.get(name))) return undefined;
  return inputsFrom((name) => carried.get(name));
}

export function fragmentOf(inputs: CalculatorInputs): string {
  const filled = names.map((name) => [name, inputs[name].trim()]).filter(([, text]) => text);
  return new URLSearchParams(filled).toString();
}

function inputsFrom(read: (name: keyof CalculatorInputs) => string | null): CalculatorInputs {
  const inputs = { ...emptyInputs };
  for (const name of names) inputs[name] = read(name) ?? emptyInputs[name];
  return inputs;
}
