import fc from "fast-check";
import { type BillingWorld } from "../worlds/billing-world.ts";
import type { Agent } from "../test-app.ts";
import {
  type Actor,
  type ApiModel,
  type PersonName,
  personNames,
  type PhoneName,
  phoneNames,
} from "./api-model.ts";

export type Step = fc.AsyncCommand<ApiModel, BillingWorld>;

export const anyPerson = fc.constantFrom(...personNames);
export const anyPhone = fc.constantFrom(...phoneNames);
export const anyActor = fc.constantFrom<Actor[]>(...personNames, ...phoneNames);

type StepOf<Details> = {
  name: string;
  details: fc.Arbitrary<Details>;
  /** Where the step has no meaning it is left out. */
  canRun?: (model: ApiModel, details: Details) => boolean;
  run: (model: ApiModel, world: BillingWorld, details: Details) => Promise<void>;
};

/** Something that people do: to the API and to the model of it, which have to agree. */
export function step<Details>({ name, details, canRun, run }: StepOf<Details>) {
  return details.map((chosen): Step => ({
    check: (model) => canRun?.(model, chosen) ?? true,
    run: async (model, world) => {
      // No two things happen at the same time, so that "newest first" has a meaning.
      passSeconds(model, world, 1);
      await run(model, world, chosen);
    },
    toString: () => `${name} ${JSON.stringify(chosen)}`,
  }));
}

export function passSeconds(model: ApiModel, world: BillingWorld, seconds: number): void {
  world.emulator.advance({ seconds });
  model.now = new Date(model.now.getTime() + seconds * 1000);
}

export function agentOf(model: ApiModel, world: BillingWorld, actor: Actor): Agent {
  return actor === "ana" || actor === "ben"
    ? personAgent(model, world, actor)
    : phoneAgent(model, world, actor);
}

export const personAgent = ({ people }: ApiModel, { signedIn }: BillingWorld, name: PersonName) =>
  signedIn(`${name} ${people[name].generation}`);

export const phoneAgent = ({ phones }: ApiModel, { as }: BillingWorld, name: PhoneName) =>
  as(`${name} ${phones[name].generation}`);
