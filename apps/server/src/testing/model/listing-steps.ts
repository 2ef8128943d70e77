import { planOf, SavedListing } from "@flipworth/contract";
import fc from "fast-check";
import { expect } from "vitest";
import { type Actor, type ApiModel, ownerOf, personOf } from "./api-model.ts";
import { agentOf, anyActor, step } from "./step.ts";

type Save = { actor: Actor; thing: number; of: number | null };

/** Of no analysis, or of any that anybody was ever told. */
export const saves = step<Save>({
  name: "saves",
  details: fc.record({ actor: anyActor, thing: fc.nat({ max: 8 }), of: fc.option(fc.nat()) }),
  run: async (model, world, { actor, thing, of }) => {
    const { analysisIds } = model;
    const analysisId = (of !== null && analysisIds[of % Math.max(1, analysisIds.length)]) || null;
    const listing = { title: `Drill ${thing}`, price: thing, analysisId };
    const expected = expectedOf(model, { actor, thing, analysisId });

    const reply = await agentOf(model, world, actor).post("/api/saved-listings", listing);

    expect(reply.status).toBe(expected);
    if (expected >= 400) return;
    const body = SavedListing.parse(reply.body);
    const { listings } = ownerOf(model, actor);
    if (expected === 200) {
      expect(body).toEqual(listings.find((known) => known.thing === thing)?.body);
      return;
    }
    expect(body).toMatchObject({ ...listing, createdAt: model.now.toISOString() });
    listings.push({ thing, body });
    model.listingIds.push(body.id);
  },
});

function expectedOf(
  model: ApiModel,
  { actor, thing, analysisId }: { actor: Actor; thing: number; analysisId: string | null },
): 200 | 201 | 401 | 403 | 404 {
  if (personOf(model, actor) === undefined) return 401;
  const { analyses, listings, planId } = ownerOf(model, actor);
  if (analysisId !== null && !analyses.some(({ body }) => body.id === analysisId)) return 404;
  if (listings.some((known) => known.thing === thing)) return 200;
  const limit = planOf(planId).savedListings ?? Infinity;
  return listings.length < limit ? 201 : 403;
}

/** Any that was ever saved, by whomever. */
export const unsaves = step<{ actor: Actor; which: number }>({
  name: "deletes the listing",
  details: fc.record({ actor: anyActor, which: fc.nat() }),
  canRun: ({ listingIds }) => listingIds.length > 0,
  run: async (model, world, { actor, which }) => {
    const id = model.listingIds[which % model.listingIds.length] ?? "";
    const isVisitor = personOf(model, actor) === undefined;
    const { listings } = ownerOf(model, actor);
    const at = listings.findIndex(({ body }) => body.id === id);

    const reply = await agentOf(model, world, actor).delete(`/api/saved-listings/${id}`);

    if (isVisitor) expect(reply.status).toBe(401);
    else expect(reply.status).toBe(at === -1 ? 404 : 200);
    if (!isVisitor && at !== -1) listings.splice(at, 1);
  },
});
