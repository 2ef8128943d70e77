import type { Metadata } from "../objects/list.ts";
import { invalidRequest } from "./errors.ts";
import type { Form } from "./form.ts";
import { isForm } from "./form.ts";

/** A parameter as text; an empty one counts as absent, as it does for the provider. */
export function optionalText(form: Form, name: string): string | undefined {
  const value = form[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") throw invalidRequest(`Invalid string: ${name}`, { param: name });
  return value;
}

export function requiredText(form: Form, name: string): string {
  const value = optionalText(form, name);
  if (value !== undefined) return value;
  const details = { param: name, code: "parameter_missing" };
  throw invalidRequest(`Missing required param: ${name}.`, details);
}

export function optionalInteger(form: Form, name: string): number | undefined {
  const value = optionalText(form, name);
  if (value === undefined) return undefined;
  if (/^-?\d+$/.test(value)) return Number(value);
  throw invalidRequest(`Invalid integer: ${value}`, {
    param: name,
    code: "parameter_invalid_integer",
  });
}

export function optionalFlag(form: Form, name: string): boolean | undefined {
  const value = optionalChoice(form, name, ["true", "false"]);
  return value === undefined ? undefined : value === "true";
}

export function optionalChoice<Choice extends string>(
  form: Form,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = optionalText(form, name);
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(", ")}`, { param: name });
}

export function optionalForm(form: Form, name: string): Form {
  const value = form[name];
  if (value === undefined || value === "") return {};
  if (!isForm(value)) throw invalidRequest("Invalid object", { param: name });
  return value;
}

export function forms(form: Form, name: string): Form[] {
  const value = form[name];
  if (value === undefined || value === "") return [];
  if (!Array.isArray(value)) throw invalidRequest("Invalid array", { param: name });
  return value.map((each, index) => {
    if (isForm(each)) return each;
    throw invalidRequest("Invalid object", { param: `${name}[${index}]` });
  });
}

export function texts(form: Form, name: string): string[] {
  const value = form[name];
  if (value === undefined || value === "") return [];
  if (!Array.isArray(value)) throw invalidRequest("Invalid array", { param: name });
  return value.filter((each) => typeof each === "string");
}

/** Metadata is merged: a name with an empty value is removed, an empty whole removes all. */
export function mergedMetadata(form: Form, before: Metadata): Metadata {
  const given = form["metadata"];
  if (given === "") return {};
  const merged = { ...before };
  for (const [name, value] of Object.entries(optionalForm(form, "metadata"))) {
    if (value === "") delete merged[name];
    else if (typeof value === "string") merged[name] = value;
    else throw invalidRequest("Metadata values must be strings", { param: "metadata" });
  }
  return merged;
}
