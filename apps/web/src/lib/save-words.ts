import type { ToastWords } from "@flipworth/ui";
import { sayIn } from "@flipworth/words";
import { paths } from "../paths.ts";
import { listingActions } from "../words/english/site/listing-actions.ts";
import { describeFailure } from "./failure.ts";
import { currentVoice } from "./language.ts";

const saying = () => sayIn(listingActions, currentVoice());

/** In the language of the moment when it is shown. */
export const analysisSaved: ToastWords = {
  get title() {
    return saying()("saved");
  },
  get description() {
    return saying()("savedWhere");
  },
};

/** Where the plan is what stands in the way, a larger one is a press away. */
export function saveFailed(error: unknown): ToastWords {
  const { code, fieldErrors, message } = describeFailure(error);
  const say = saying();
  const problems = Object.entries(fieldErrors).map(([field, problem]) => `${field} ${problem}`);
  return {
    title: say("error"),
    description: say("saveFailed", { problem: problems.join(", ") || message }),
    ...(code === "plan_limit" && { action: { label: say("viewPlans"), href: paths.pricing } }),
    // Signing in leads back to this page.
    ...(code === "not_signed_in" && { action: { label: say("signIn"), href: paths.login } }),
  };
}
