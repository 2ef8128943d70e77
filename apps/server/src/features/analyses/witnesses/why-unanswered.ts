import type { ComparablesReply } from "./comparables-port.ts";
import type { ModelReply } from "./vision-port.ts";

type Unanswered = Extract<ComparablesReply | ModelReply<unknown>, { kind: "unanswered" }>;

/** Why an optional provider gave no answer, as the rest of a sentence that begins with its name. */
export const whyUnanswered = {
  slow: "took too long",
  away: "can't be reached right now",
  unusable: "gave no usable answer",
  spent: "reached its daily limit",
} as const satisfies Record<Unanswered["reason"], string>;
