import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import { vehicleGuide } from "../../vehicles/vehicle-guide.ts";
import { vehicleModelName } from "../../vehicles/vehicle-item.ts";
import { questionWords } from "../../words/english/questions.ts";
import { ofGuide, spoken } from "../../words/voice-in-use.ts";
import { kindOfVehicle } from "../../vehicles/vehicle-kind.ts";

const say = spoken(questionWords);

/** What to ask before the drive, then what to look at on the spot: its known weak point first. */
export function vehicleQuestions(vehicle: RecognizedVehicle): string[] {
  const { year, miles, title, vin } = vehicle.facts;
  const kind = kindOfVehicle(vehicle);
  const asked = [
    year === null ? say("modelYear") : null,
    miles === null && kind === "car" ? say("howManyMiles") : null,
    title === null ? say("titleInHand") : null,
    vin === null && kind === "car" ? say("whichVin") : null,
  ].filter((question) => question !== null);
  const onTheSpot = [...weakPoints(vehicle), ...(byKind(kind) ?? [])].map(ofGuide);
  return [...asked.slice(0, mostAsked), ...onTheSpot];
}

const mostAsked = 3;
const byKind = (kind: ReturnType<typeof kindOfVehicle>) => vehicleGuide().checks.byKind[kind];

function weakPoints(vehicle: RecognizedVehicle): string[] {
  const { found, facts } = vehicle;
  const names = [vehicleModelName(vehicle), found.model?.model ?? ""];
  return vehicleGuide()
    .checks.weakPoints.filter(
      ({ make, models, from, to }) =>
        make === found.make &&
        models.some((model) => names.includes(model)) &&
        (facts.year === null || (facts.year >= from && facts.year <= to)),
    )
    .map(({ check }) => check);
}
