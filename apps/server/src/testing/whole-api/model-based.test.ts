import fc from "fast-check";
import { expect, test } from "vitest";
import { billingWorld, type BillingWorld } from "../worlds/billing-world.ts";
import {
  choosesPlan,
  links,
  deletesAccount,
  endsPlan,
  timePasses,
} from "../model/account-steps.ts";
import { analyses, refines } from "../model/analysis-steps.ts";
import {
  type Actor,
  type ApiModel,
  newModel,
  personNames,
  phoneNames,
} from "../model/api-model.ts";
import { saves, unsaves } from "../model/listing-steps.ts";
import { everythingIsAlike, looks, opens } from "../model/look-steps.ts";
import { personAgent, phoneAgent, type Step } from "../model/step.ts";
import { times } from "../soak.ts";

const seeds = times(5, 200);
const steps = times(80, 300);

const often = (share: number, step: fc.Arbitrary<Step>) =>
  Array<fc.Arbitrary<Step>>(share).fill(step);

const anySteps = fc.commands<ApiModel, BillingWorld, false>(
  [
    ...often(20, analyses),
    ...often(12, refines),
    ...often(8, saves),
    ...often(3, unsaves),
    ...often(4, opens),
    ...often(4, looks),
    ...often(3, timePasses),
    ...often(2, choosesPlan),
    ...often(1, endsPlan),
    ...often(2, links),
    ...often(1, deletesAccount),
  ],
  { maxCommands: steps, size: "max" },
);

/** Everybody has arrived, on both sides. */
async function begin() {
  const real = await billingWorld();
  const model = newModel(new Date(real.emulator.state.clock.now() * 1000));
  for (const name of personNames) await personAgent(model, real, name).get("/api/auth/user");
  for (const name of phoneNames) await phoneAgent(model, real, name).install();
  return { model, real };
}

test(
  `up to ${steps} steps of two people with three phones, ${seeds} times over, are answered as a list in memory would`,
  { timeout: 60_000 * seeds },
  async () => {
    let taken = 0;
    const property = fc.asyncProperty(anySteps, async (chosen) => {
      const world = await begin();
      await fc.asyncModelRun(() => world, chosen);
      const everybody: readonly Actor[] = [...personNames, ...phoneNames];
      for (const actor of everybody) await everythingIsAlike(world.model, world.real, actor);
      await world.real.emulator.close();
      taken += world.model.analysisIds.length;
    });
    // Shrinking hundreds of steps takes longer than reading them.
    await fc.assert(property, { numRuns: seeds, endOnFailure: true });
    expect(taken).toBeGreaterThan(seeds);
  },
);
