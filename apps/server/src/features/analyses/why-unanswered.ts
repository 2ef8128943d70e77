import type { ComparablesReply } from "./comparables-port.ts";
import type { ModelReply } from "./vision-port.ts";

type Unanswered = Extract<ComparablesReply | ModelReply<unknown>, { kind: "unanswered" }>;

/** Why an optional provider gave no answer, as the rest of a sentence that begins with its name. */
export const whyUnanswered = {
  slow: "took too long",
  away: "cannot be reached right now",
  unusable: "gave no answer that can be used",
  spent: "is not asked any more today",
} as const satisfies Record<Unanswered["reason"], string>;
