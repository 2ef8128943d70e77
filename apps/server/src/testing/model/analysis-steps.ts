import { Analysis, type ListingRequest } from "@flipworth/contract";
import fc from "fast-check";
import { expect } from "vitest";
import type { BillingWorld } from "../worlds/billing-world.ts";
import { aListing, anUnknownThing } from "../factories.ts";
import {
  type Actor,
  type ApiModel,
  creditsOf,
  type ModelAnalysis,
  type Owner,
  ownerOf,
  turnPeriod,
} from "./api-model.ts";
import { agentOf, anyActor, step } from "./step.ts";

/** The first two are one listing with the price corrected. Of the last, nothing is known without sales. */
const things: readonly ListingRequest[] = [aListing(), aListing({ price: 80 }), anUnknownThing()];
const unknownThing = 2;
const isOneListing = (a: number, b: number) => (a === unknownThing) === (b === unknownThing);
const freeRefinements = 20;
const dayMs = 86_400_000;

type Wish = { actor: Actor; thing: number; key: number | null; hasSales: boolean };
type Refinement = Wish & { of: number; isOfAnother: boolean };

const anyWish = {
  actor: anyActor,
  thing: fc.nat({ max: things.length - 1 }),
  key: fc.option(fc.nat({ max: 4 })),
  hasSales: fc.boolean(),
};

export const analyses = step<Wish>({
  name: "analyses",
  details: fc.record(anyWish),
  run: async (model, world, wish) => send(model, world, { ...wish, refines: null }),
});

/** Mostly of one's own answer about the same thing, else of whatever anybody was ever told. */
export const refines = step<Refinement>({
  name: "refines",
  details: fc.record({ ...anyWish, of: fc.nat(), isOfAnother: fc.boolean() }),
  canRun: ({ analysisIds }) => analysisIds.length > 0,
  run: async (model, world, { of, isOfAnother, ...wish }) => {
    const own = ownerOf(model, wish.actor).analyses;
    const named = own[of % Math.max(1, own.length)];
    if (named && !isOfAnother) {
      return send(model, world, { ...wish, thing: named.thing, refines: named.body.id });
    }
    const refines = model.analysisIds[of % model.analysisIds.length] ?? "";
    return send(model, world, { ...wish, refines });
  },
});

type Sent = Wish & { refines: string | null };

async function send(model: ApiModel, world: BillingWorld, wish: Sent): Promise<void> {
  const owner = ownerOf(model, wish.actor);
  const expected = expectedOf(model, owner, wish);

  const headers: Record<string, string> =
    wish.key === null ? {} : { "idempotency-key": `key-${wish.key}` };
  const agent = agentOf(model, world, wish.actor);
  const reply = await agent.post("/api/analyses", bodyOf(wish), headers);

  expect(reply.status).toBe(expected.kind === "refused" ? expected.status : 200);
  if (expected.kind === "refused") return;
  const body = Analysis.parse(reply.body);
  if (expected.kind === "repeated") expect(body).toEqual(expected.analysis.body);
  else keep(model, owner, { body, wish, expected });
  const { used, total, resetsAt } = creditsOf(model, owner);
  expect([
    reply.headers.get("x-credits-used"),
    reply.headers.get("x-credits-total"),
    reply.headers.get("x-credits-reset"),
  ]).toEqual([String(used), String(total), resetsAt]);
}

type Answered = { kind: "answered"; isCharged: boolean; refines: string | null };
type Expected =
  | { kind: "refused"; status: 400 | 402 | 404 | 409 }
  | { kind: "repeated"; analysis: ModelAnalysis }
  | Answered;

function expectedOf(model: ApiModel, owner: Owner, wish: Sent): Expected {
  const earlier = owner.analyses.find(({ key }) => key && key.name === nameOfKey(wish));
  if (earlier) {
    const isSame = earlier.key?.request === requestOf(wish);
    return isSame ? { kind: "repeated", analysis: earlier } : { kind: "refused", status: 409 };
  }
  const named = owner.analyses.find(({ body }) => body.id === wish.refines);
  if (wish.refines !== null && !named) return { kind: "refused", status: 404 };
  if (named && !isOneListing(named.thing, wish.thing)) return { kind: "refused", status: 400 };
  const root = named && freeRootOf(model, owner, named);
  if (!root && !hasCredits(model, owner)) return { kind: "refused", status: 402 };
  const isAnswered = wish.thing !== unknownThing || wish.hasSales;
  if (!isAnswered) return { kind: "answered", isCharged: false, refines: null };
  return { kind: "answered", isCharged: !root, refines: root?.body.id ?? null };
}

/** The answer that was paid for, if looking at it again is still free. */
function freeRootOf(
  { now }: ApiModel,
  { analyses }: Owner,
  named: ModelAnalysis,
): ModelAnalysis | undefined {
  const root = analyses.find(({ body }) => body.id === (named.refines ?? named.body.id));
  if (!root?.isCharged) return undefined;
  const ageMs = now.getTime() - Date.parse(root.body.createdAt);
  const made = analyses.filter((each) => each.refines === root.body.id).length;
  return ageMs <= dayMs && made < freeRefinements ? root : undefined;
}

function hasCredits(model: ApiModel, owner: Owner): boolean {
  const { used, total } = creditsOf(model, owner);
  return used < total || owner.planId === "power_flipper";
}

type Kept = { body: Analysis; wish: Sent; expected: Answered };

function keep(model: ApiModel, owner: Owner, { body, wish, expected }: Kept): void {
  const { isCharged, refines } = expected;
  expect(model.analysisIds).not.toContain(body.id);
  expect(body.createdAt).toBe(model.now.toISOString());
  expect(body.resaleRange === null).toBe(wish.thing === unknownThing && !wish.hasSales);
  const name = nameOfKey(wish);
  const key = name === null ? null : { name, request: requestOf(wish) };
  owner.analyses.push({ body, thing: wish.thing, isCharged, refines, key });
  model.analysisIds.push(body.id);
  if (!isCharged) return;
  turnPeriod(model, owner);
  owner.used += 1;
}

const nameOfKey = ({ key }: Wish) => (key === null ? null : `key-${key}`);
const requestOf = (wish: Sent) => JSON.stringify(bodyOf(wish));

function bodyOf({ thing, hasSales, refines }: Sent): ListingRequest {
  const listing = things[thing] ?? {};
  return {
    ...listing,
    ...(hasSales ? { comparables: salesOf(listing) } : {}),
    ...(refines === null ? {} : { refines }),
  };
}

function salesOf({ title = "" }: ListingRequest) {
  const name = title ?? "";
  return [80, 90, 95, 100, 110].map((price) => ({ title: name, price, kind: "sold" as const }));
}
