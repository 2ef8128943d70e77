import type { Refusal } from "@flipworth/engine";
import { AppError } from "../../http/replies/app-error.ts";
import { saidOfAnalysis } from "../../words/errors.ts";

/** A picture that does not say what it shows asks for the title, the one thing that is missing. */
export function refusalOf({ reason, sentence }: Refusal, isPicture: boolean): AppError {
  const isNameless = isPicture && (reason === "not_a_listing" || reason === "nothing_to_read");
  return new AppError("invalid_request", sentence, {
    ...(isNameless && { errors: { title: saidOfAnalysis("whatIsIt") } }),
  });
}
