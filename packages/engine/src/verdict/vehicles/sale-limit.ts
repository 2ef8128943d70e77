import { monthName } from "../../valuation/months.ts";
import { vehicleGuide } from "../../vehicles/vehicle-guide.ts";

/** From how many sales a year on a person needs a dealer's license, by the state in the place's name. */
export function saleLimitSentence(location: string | null): string {
  const { asOf, saleLimits } = vehicleGuide().rules;
  const [state] = /\b[A-Z]{2}$/.exec((location ?? "").trim()) ?? [];
  const ofState = state === undefined ? undefined : saleLimits.byState[state];
  const where = ofState === undefined ? "Many states" : state;
  const verb = ofState === undefined ? "want" : "wants";
  return `${where} ${verb} a dealer's license beyond about ${ofState ?? saleLimits.usual} vehicles sold a year (general knowledge of ${monthName(asOf)}; ask your motor vehicle office).`;
}
