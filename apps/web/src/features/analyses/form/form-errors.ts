import type { Draft } from "./draft.ts";
import type { FormErrors } from "./listing-form.tsx";
import type { Run } from "../use-analysis.ts";

const formFields = ["text", "title", "price", "condition", "milesToDrive"];

/** The pictures did not say what the item is: the server asks for a title. */
export const isNameAsked = (run: Run, { pictures }: Draft) =>
  pictures.length > 0 && run.kind === "failed" && run.failure.fieldErrors["title"] !== undefined;

/** What the server said about a field goes to the field, everything else below the form. */
export function errorsOf(run: Run, draft: Draft): FormErrors {
  if (run.kind !== "failed") return {};
  const { message, fieldErrors } = run.failure;
  // What pictures leave open is asked beside them.
  const asked = isNameAsked(run, draft) ? ["title"] : [];
  const atFields = Object.entries(fieldErrors).filter(
    ([field]) => formFields.includes(field) && !asked.includes(field),
  );
  return { form: message, ...Object.fromEntries(atFields) };
}
