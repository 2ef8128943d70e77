import { planOf, SubscriptionOutcome } from "@flipworth/contract";
import fc from "fast-check";
import { expect } from "vitest";
import { newestSubscription, wish } from "../worlds/billing-world.ts";
import { linkInstall } from "../link-install.ts";
import {
  type Actor,
  type ApiModel,
  newPerson,
  newPhone,
  type Owner,
  personNames,
  personOf,
  type PersonName,
  phoneNames,
  type PhoneName,
  turnPeriod,
} from "./api-model.ts";
import { everythingIsAlike } from "./look-steps.ts";
import {
  agentOf,
  anyActor,
  anyPerson,
  anyPhone,
  passSeconds,
  personAgent,
  phoneAgent,
  step,
} from "./step.ts";

/** A phone's extension is linked to an account: its person confirms it, and nobody else can. */
export const links = step<{ actor: Actor; phone: PhoneName }>({
  name: "links",
  details: fc.record({ actor: anyActor, phone: anyPhone }),
  run: async (model, world, { actor, phone }) => {
    const isPerson = actor === "ana" || actor === "ben";
    const actsFor = personOf(model, actor);

    const install = phoneAgent(model, world, phone);
    const reply = await linkInstall(agentOf(model, world, actor), install);

    // An extension that acts for a person may not add another.
    if (!isPerson) return expect(reply.status).toBe(actsFor === undefined ? 401 : 403);
    expect(reply.status).toBe(200);
    const { own } = model.phones[phone];
    const isLinked = model.phones[phone].actsFor === actor;
    const analysesMoved = own?.analyses.length ?? 0;
    expect(reply.body).toEqual(isLinked ? { isLinked } : { analysesMoved });
    if (own) takeIn(model, model.people[actor], own);
    model.phones[phone] = { ...model.phones[phone], own: undefined, actsFor: actor };
  },
});

function takeIn(model: ApiModel, account: Owner, own: Owner): void {
  turnPeriod(model, account);
  turnPeriod(model, own);
  account.used += own.used;
  const taken = new Set(account.analyses.map(({ key }) => key?.name));
  const moved = own.analyses.map((each) =>
    taken.has(each.key?.name) ? { ...each, key: null } : each,
  );
  account.analyses = [...account.analyses, ...moved].toSorted((x, y) =>
    x.body.createdAt.localeCompare(y.body.createdAt),
  );
}

type PaidPlan = "side_hustler" | "power_flipper";

/** Begins a plan or moves up. A move down waits for the month's end and is tested elsewhere. */
export const choosesPlan = step<{ person: PersonName; planId: PaidPlan }>({
  name: "chooses",
  details: fc.record({
    person: anyPerson,
    planId: fc.constantFrom<PaidPlan[]>("side_hustler", "power_flipper"),
  }),
  canRun: ({ people }, { person, planId }) =>
    people[person].planId !== "power_flipper" || planId === "power_flipper",
  run: async (model, world, { person, planId }) => {
    const agent = personAgent(model, world, person);
    const before = model.people[person].planId;

    const outcome = SubscriptionOutcome.parse(await wish(agent, planOf(planId).name));

    const moved = before === planId ? "already_on_plan" : "upgraded";
    expect(outcome.kind).toBe(before === "free" ? "payment" : moved);
    if (before === "free") {
      world.emulator.confirm(outcome.clientSecret ?? "", "success");
      await agent.post("/api/billing/sync");
      model.people[person].subscriptionId = newestSubscription(world.emulator).id;
    }
    model.people[person].planId = planId;
  },
});

/** Ended by the provider; the server is told, or asks when the person comes back. */
export const endsPlan = step<{ person: PersonName; isTold: boolean }>({
  name: "ends the plan of",
  details: fc.record({ person: anyPerson, isTold: fc.boolean() }),
  canRun: ({ people }, { person }) => people[person].planId !== "free",
  run: async (model, world, { person, isTold }) => {
    const { subscriptionId } = model.people[person];
    await world.provider.subscriptions.cancel(subscriptionId ?? "");
    if (isTold) await world.deliver();
    else await personAgent(model, world, person).post("/api/billing/sync");
    Object.assign(model.people[person], { planId: "free", subscriptionId: null });
  },
});

const secondsInADay = 86_400;
// A session ends after 90 days, and signing in again is tested elsewhere.
const mostDays = 80;

export const timePasses = step<{ days: number }>({
  name: "time passes",
  details: fc.record({ days: fc.double({ min: 0.1, max: 12, noNaN: true }) }),
  canRun: ({ now, startedAt }, { days }) =>
    now.getTime() - startedAt.getTime() < (mostDays - days) * secondsInADay * 1000,
  run: async (model, world, { days }) => {
    passSeconds(model, world, Math.round(days * secondsInADay));
    // They look in, and so stay signed in and linked.
    for (const actor of [...personNames, ...phoneNames]) {
      await everythingIsAlike(model, world, actor);
    }
  },
});

/** Of the account and of every phone that acts for it nothing is left; others come in their place. */
export const deletesAccount = step<{ actor: Actor }>({
  name: "deletes the account",
  details: fc.record({ actor: anyActor }),
  run: async (model, world, { actor }) => {
    const person = personOf(model, actor);
    const agent = agentOf(model, world, actor);

    const reply = await agent.delete("/api/account");

    if (actor !== person) {
      // An extension that acts for a person may not do this.
      expect(reply.status).toBe(person === undefined ? 401 : 403);
      return;
    }
    expect(reply.status).toBe(200);
    expect((await agent.get("/api/credits")).status).toBe(401);
    model.people[person] = newPerson(model.now, model.people[person].generation + 1);
    await personAgent(model, world, person).get("/api/auth/user");
    for (const phone of phoneNames) {
      const { actsFor, generation } = model.phones[phone];
      if (actsFor !== person) continue;
      expect((await phoneAgent(model, world, phone).get("/api/credits")).status).toBe(401);
      model.phones[phone] = newPhone(model.now, generation + 1);
      await phoneAgent(model, world, phone).install();
    }
  },
});
