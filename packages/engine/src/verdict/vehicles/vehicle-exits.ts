import { type Cents, cents, centsFromDollars } from "../../money/cents.ts";
import { netProceeds, sellingPlan } from "../../profit/bill.ts";
import type { OwnCosts } from "../../profit/own-costs.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import { vehicleGuide } from "../../vehicles/vehicle-guide.ts";
import { kindOfVehicle } from "../../vehicles/vehicle-kind.ts";
import type { Exit } from "../exits.ts";
import { billWords } from "../../words/english/selling.ts";
import { ofGuide, spoken } from "../../words/voice-in-use.ts";

const say = spoken(billWords);

const generalKnowledge = (words: string) => say("generalKnowledge", { words: ofGuide(words) });

export type VehicleExitQuestion = { median: Cents; asOf: string; ownCosts: OwnCosts };

/** Private sale first where it leaves most; nobody ships a vehicle, so no platform's parcel counts. */
export function vehicleExits(
  vehicle: RecognizedVehicle,
  { median, asOf, ownCosts }: VehicleExitQuestion,
): readonly [Exit, ...Exit[]] {
  const { exits } = vehicleGuide().rules;
  const extras = vehicleCosts(vehicle);
  const all = exits.map(({ id, name, share, doubt, explanation }): Exit => {
    const price = { share, doubt, explanation: generalKnowledge(explanation) };
    const common = { platform: "facebook_local", feeClass: "most", category: "vehicles" } as const;
    const plan = {
      ...sellingPlan({ ...common, shipPounds: null, asOf, ownCosts, price }),
      isNeverMailed: true,
      extras,
    };
    // Shares are rough: cents would claim more than they know.
    const net = cents(Math.round(netProceeds(median, plan) / 100) * 100);
    return { plan, net, way: { id, name: ofGuide(name) } };
  });
  const [best, ...others] = all.toSorted((a, b) => b.net - a.net);
  if (best === undefined) throw new RangeError("The guide names no way to sell a vehicle");
  return [best, ...others];
}

/** What a vehicle costs beside its price, by its kind and by what the words tell. */
function vehicleCosts(vehicle: RecognizedVehicle) {
  const kind = kindOfVehicle(vehicle);
  const { costs } = vehicleGuide().rules;
  return costs
    .filter(({ kinds }) => kinds.includes(kind))
    .filter(({ id }) => isDue(id, vehicle))
    .map(({ name, usd, explanation }) => ({
      label: ofGuide(name),
      amount: centsFromDollars(usd),
      explanation: generalKnowledge(explanation),
    }));
}

/** An inspection only where one is still to be passed, a tow only for one that can't be driven home. */
function isDue(id: string, { facts }: RecognizedVehicle): boolean {
  if (id === "smog") return facts.told.noSmog !== undefined;
  return id !== "transport" || facts.runs === false;
}
