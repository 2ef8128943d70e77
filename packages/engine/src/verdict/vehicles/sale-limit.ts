import { monthName } from "../../valuation/months.ts";
import { vehicleGuide } from "../../vehicles/vehicle-guide.ts";
import { verdictWords } from "../../words/english/verdict.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(verdictWords);

/** From how many sales a year on a person needs a dealer's license, by the state in the place's name. */
export function saleLimitSentence(location: string | null): string {
  const { asOf, saleLimits } = vehicleGuide().rules;
  const [state] = /\b[A-Z]{2}$/.exec((location ?? "").trim()) ?? [];
  const ofState = state === undefined ? undefined : saleLimits.byState[state];
  const month = monthName(asOf);
  return state === undefined || ofState === undefined
    ? say("dealerLicenseMany", { count: saleLimits.usual, month })
    : say("dealerLicense", { state, count: ofState, month });
}
