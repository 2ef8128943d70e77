import { planOf } from "@flipworth/contract";
import fc from "fast-check";
import { expect } from "vitest";
import type { BillingWorld } from "../worlds/billing-world.ts";
import { type Actor, type ApiModel, creditsOf, ownerOf, personOf } from "./api-model.ts";
import { agentOf, anyActor, step } from "./step.ts";

const longestPage = 200;

export const looks = step<{ actor: Actor }>({
  name: "looks at everything",
  details: fc.record({ actor: anyActor }),
  run: (model, world, { actor }) => everythingIsAlike(model, world, actor),
});

/** Any that was ever made, by whomever: one's own as it was told, and everybody else's not at all. */
export const opens = step<{ actor: Actor; which: number }>({
  name: "opens",
  details: fc.record({ actor: anyActor, which: fc.nat() }),
  canRun: ({ analysisIds }) => analysisIds.length > 0,
  run: async (model, world, { actor, which }) => {
    const id = model.analysisIds[which % model.analysisIds.length] ?? "";
    const own = ownerOf(model, actor).analyses.find(({ body }) => body.id === id);

    const reply = await agentOf(model, world, actor).get(`/api/analyses/${id}`);

    expect(reply.status).toBe(own ? 200 : 404);
    if (own) expect(reply.body).toEqual(own.body);
  },
});

/** What somebody sees of the API is what the model has. */
export async function everythingIsAlike(
  model: ApiModel,
  world: BillingWorld,
  actor: Actor,
): Promise<void> {
  const agent = agentOf(model, world, actor);
  const owner = ownerOf(model, actor);
  const credits = creditsOf(model, owner);
  expect((await agent.get("/api/credits")).body).toEqual(credits);
  const history = await agent.get(`/api/analyses?limit=${longestPage}`);
  const told = owner.analyses.map(({ body }) => body).toReversed();
  expect(history.body).toEqual(told.slice(0, longestPage));

  const saved = await agent.get(`/api/saved-listings?limit=${longestPage}`);
  const user = await agent.get("/api/auth/user");
  if (personOf(model, actor) === undefined) {
    expect([saved.status, user.body]).toEqual([401, null]);
    return;
  }
  expect(saved.body).toEqual(owner.listings.map(({ body }) => body).toReversed());
  expect(saved.headers.get("x-total-count")).toBe(String(owner.listings.length));
  expect(user.body).toMatchObject({
    subscription: {
      tier: planOf(owner.planId).name,
      creditsUsed: credits.used,
      creditsTotal: credits.total,
      resetsAt: credits.resetsAt,
      isPastDue: false,
      nextTier: null,
    },
  });
}
