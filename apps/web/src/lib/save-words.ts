import type { ToastWords } from "@flipworth/ui";
import { paths } from "../paths.ts";
import { describeFailure } from "./failure.ts";

export const analysisSaved: ToastWords = {
  title: "Analysis saved!",
  description: "The analysis has been added to your saved listings.",
};

/** Where the plan is what stands in the way, a larger one is a press away. */
export function saveFailed(error: unknown): ToastWords {
  const { code, fieldErrors, message } = describeFailure(error);
  const problems = Object.entries(fieldErrors).map(([field, problem]) => `${field} ${problem}`);
  return {
    title: "Error",
    description: `Failed to save analysis: ${problems.join(", ") || message}`,
    ...(code === "plan_limit" && { action: { label: "View Plans", href: paths.pricing } }),
    // Signing in leads back to this page.
    ...(code === "not_signed_in" && { action: { label: "Sign in", href: paths.login } }),
  };
}
