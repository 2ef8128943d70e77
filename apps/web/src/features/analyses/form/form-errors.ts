import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { formWords } from "../../../words/english/analyses/form.ts";
import { type Draft, findDraftProblem } from "./draft.ts";
import type { FormErrors } from "./listing-form.tsx";
import type { Run } from "../use-analysis.ts";

const formFields = ["text", "title", "price", "condition", "milesToDrive"];

/** The pictures did not say what the item is: the server asks for a title. */
export const isNameAsked = (run: Run, { pictures }: Draft) =>
  pictures.length > 0 && run.kind === "failed" && run.failure.fieldErrors["title"] !== undefined;

/** What is wrong with the form: what the server said, and what keeps it from being sent at all. */
export function useFormErrors(run: Run, draft: Draft) {
  const say = useWords(formWords);
  const [refusal, setRefusal] = useState<FormErrors>({});
  const isFit = (entered: Draft) => {
    const problem = findDraftProblem(entered, say);
    setRefusal(problem ? { [problem.field]: problem.message } : {});
    return problem === undefined;
  };
  return { errors: { ...errorsOf(run, draft), ...refusal }, isFit };
}

/** What the server said about a field goes to the field, everything else below the form. */
function errorsOf(run: Run, draft: Draft): FormErrors {
  if (run.kind !== "failed") return {};
  const { message, fieldErrors } = run.failure;
  // What pictures leave open is asked beside them.
  const asked = isNameAsked(run, draft) ? ["title"] : [];
  const atFields = Object.entries(fieldErrors).filter(
    ([field]) => formFields.includes(field) && !asked.includes(field),
  );
  return { form: message, ...Object.fromEntries(atFields) };
}
