import { englishVoice } from "@flipworth/words";
import { describe, expect, test } from "vitest";
import { AppError } from "../../http/replies/app-error.ts";
import { noPayments } from "../../providers/payments/none.ts";
import { currentSubscription } from "./current-subscription.ts";
import { entitlementOf, isLive } from "./entitlement.ts";
import type { Payments, ProviderSubscription } from "./payments-port.ts";
import { subscribe } from "./subscribe.ts";

const periodEnd = new Date("2026-12-21T00:00:00Z");
const paid: ProviderSubscription = {
  id: "sub_1",
  status: "active",
  planId: "side_hustler",
  periodEnd,
  cancelsAtPeriodEnd: false,
  scheduledPlanId: null,
  pendingPlanId: null,
  clientSecret: null,
};

describe("what a subscription entitles to", () => {
  test.each([
    ["active", "side_hustler"],
    ["trialing", "side_hustler"],
    ["past_due", "side_hustler"], // while the provider tries a failed renewal again
    ["incomplete", "free"],
    ["canceled", "free"],
    ["unpaid", "free"],
  ] as const)("of the status %s to %s", (status, planId) => {
    expect(entitlementOf({ ...paid, status })).toEqual({
      subscriptionId: "sub_1",
      planId,
      status,
      currentPeriodEnd: periodEnd,
      nextPlanId: null,
    });
    expect(isLive({ status })).toBe(planId !== "free");
  });

  test("without one it is the free plan", () => {
    expect(entitlementOf(undefined)).toEqual({
      subscriptionId: null,
      planId: "free",
      status: null,
      currentPeriodEnd: null,
      nextPlanId: null,
    });
  });

  test("a cancellation and a smaller plan follow at the period's end, of a plan that runs", () => {
    const nextOf = (changes: Partial<ProviderSubscription>) =>
      entitlementOf({ ...paid, planId: "power_flipper", ...changes }).nextPlanId;
    expect(nextOf({ cancelsAtPeriodEnd: true, scheduledPlanId: "side_hustler" })).toBe("free");
    expect(nextOf({ scheduledPlanId: "side_hustler" })).toBe("side_hustler");
    expect(nextOf({ scheduledPlanId: "power_flipper" })).toBeNull();
    expect(nextOf({ cancelsAtPeriodEnd: true, status: "canceled" })).toBeNull();
  });
});

describe("a person's plan as every screen reads it", () => {
  const credits = { used: 3, total: 100, resetsAt: "2026-12-21T00:00:00.000Z" };
  const plan = { name: "Side Hustler" };
  type Standing = Parameters<typeof currentSubscription>[0];
  const shownOf = (subscription: Standing["subscription"]) =>
    currentSubscription({ credits, plan, subscription } as Standing);
  const row = { status: "active", nextPlanId: null, currentPeriodEnd: periodEnd };

  test("has the credits of its month, and nothing that follows where nothing is planned", () => {
    const nothing = { isPastDue: false, nextTier: null, nextTierAt: null };
    const shown = {
      tier: "Side Hustler",
      creditsUsed: 3,
      creditsTotal: 100,
      resetsAt: credits.resetsAt,
      ...nothing,
    };
    expect(shownOf(null)).toEqual(shown);
    expect(shownOf(row)).toEqual(shown);
  });

  test("says that a payment is due, and which plan follows when", () => {
    expect(shownOf({ ...row, status: "past_due" }).isPastDue).toBe(true);
    expect(shownOf({ ...row, nextPlanId: "free" })).toMatchObject({
      nextTier: "Free",
      nextTierAt: "2026-12-21T00:00:00.000Z",
    });
    expect(shownOf({ ...row, nextPlanId: "free", currentPeriodEnd: null }).nextTierAt).toBeNull();
  });
});

/** A provider that lets everything through, and what it was asked for. */
function provider(changes: Partial<Payments> = {}) {
  const asked: unknown[] = [];
  const payments: Payments = {
    ...noPayments,
    begin: async (wish) => {
      asked.push(["begin", wish.key]);
      return { ...paid, status: "incomplete", clientSecret: "new secret" };
    },
    changeNow: async ({ planId }) => {
      asked.push(["changeNow", planId]);
      return { isPaid: true, clientSecret: null };
    },
    changeAtPeriodEnd: async ({ planId }) => void asked.push(["changeAtPeriodEnd", planId]),
    keepPlan: async ({ id }) => void asked.push(["keepPlan", id]),
    endUnpaid: async (customerId) => void asked.push(["endUnpaid", customerId]),
    ...changes,
  };
  return { payments, asked };
}

type Wished = { planId?: "side_hustler" | "power_flipper"; payments?: Partial<Payments> };

async function wish(current: ProviderSubscription | undefined, wished: Wished = {}) {
  const { payments, asked } = provider(wished.payments);
  const { planId = "side_hustler" } = wished;
  const outcome = subscribe(payments, current, { customerId: "cus_1", planId, periodEnd });
  const told = await outcome.catch((error: unknown) => {
    if (error instanceof AppError) return { message: () => error.code };
    throw error;
  });
  const { kind = null, clientSecret = null } = "kind" in told ? told : {};
  return { kind, clientSecret, message: told.message(englishVoice), asked };
}

describe("who wants a plan", () => {
  test("and has none enters a card, and the same wish has the same key", async () => {
    expect(await wish(undefined)).toEqual({
      kind: "payment",
      clientSecret: "new secret",
      message: "Enter your card to start.",
      asked: [["begin", "cus_1-side_hustler-after-none"]],
    });
  });

  test("and has one that is over begins anew, after what nobody paid is ended", async () => {
    const { asked } = await wish({ ...paid, status: "canceled" });
    expect(asked).toEqual([
      ["endUnpaid", "cus_1"],
      ["begin", "cus_1-side_hustler-after-sub_1"],
    ]);
  });

  test("and has begun to pay for it goes on with that payment", async () => {
    const waiting = { ...paid, status: "incomplete", clientSecret: "secret" };
    expect(await wish(waiting)).toMatchObject({ clientSecret: "secret", asked: [] });
    const other = await wish(waiting, { planId: "power_flipper" });
    expect(other.asked).toEqual([
      ["endUnpaid", "cus_1"],
      ["begin", "cus_1-power_flipper-after-sub_1"],
    ]);
    expect((await wish({ ...waiting, clientSecret: null })).asked).toHaveLength(2);
    expect((await wish({ ...waiting, status: "canceled" })).asked).toHaveLength(2);
  });

  test("is told where the provider sets up no payment", async () => {
    const begin = async () => paid;
    expect((await wish(undefined, { payments: { begin } })).message).toBe("unavailable");
  });

  test("and owes the last payment pays that first", async () => {
    const owing = { ...paid, status: "past_due" };
    expect(await wish({ ...owing, clientSecret: "secret" }, { planId: "power_flipper" })).toEqual({
      kind: "payment",
      clientSecret: "secret",
      message: "Your last payment failed. Pay the balance, then change the plan.",
      asked: [],
    });
    expect((await wish(owing)).message).toBe("conflict");
  });

  test("and has it already keeps it, with what was to change taken back", async () => {
    expect(await wish(paid)).toMatchObject({
      kind: "already_on_plan",
      message: "You're already on Side Hustler.",
      asked: [],
    });
    for (const waits of [{ cancelsAtPeriodEnd: true }, { scheduledPlanId: "free" } as const]) {
      expect(await wish({ ...paid, ...waits })).toMatchObject({
        kind: "already_on_plan",
        message: "You stay on Side Hustler. Your scheduled change is canceled.",
        asked: [["keepPlan", "sub_1"]],
      });
    }
  });

  test("a larger plan has it now, and a cancellation is taken back once it is paid", async () => {
    const larger = { planId: "power_flipper" } as const;
    expect(await wish(paid, larger)).toEqual({
      kind: "upgraded",
      clientSecret: null,
      message: expect.stringMatching(/^You're now on Power Flipper\./),
      asked: [["changeNow", "power_flipper"]],
    });
    expect((await wish({ ...paid, cancelsAtPeriodEnd: true }, larger)).asked).toEqual([
      ["changeNow", "power_flipper"],
      ["keepPlan", "sub_1"],
    ]);
  });

  test("what the bank does not let through is paid by hand, and keeps a cancellation", async () => {
    const payments = { changeNow: async () => ({ isPaid: false, clientSecret: "by hand" }) };
    const larger = { planId: "power_flipper", payments } as const;
    expect(await wish({ ...paid, cancelsAtPeriodEnd: true }, larger)).toMatchObject({
      kind: "payment",
      clientSecret: "by hand",
      message: expect.stringContaining("difference"),
      asked: [],
    });
    const refused = { changeNow: async () => ({ isPaid: false, clientSecret: null }) };
    expect((await wish(paid, { ...larger, payments: refused })).message).toBe("payment_failed");
  });

  test("a change that waits for its payment is gone on with, another begins anew", async () => {
    const larger = { planId: "power_flipper" } as const;
    const waiting = { ...paid, pendingPlanId: "power_flipper", clientSecret: "secret" } as const;
    expect(await wish(waiting, larger)).toMatchObject({ clientSecret: "secret", asked: [] });
    expect((await wish({ ...waiting, clientSecret: null }, larger)).kind).toBe("upgraded");
    expect((await wish({ ...waiting, pendingPlanId: null }, larger)).kind).toBe("upgraded");
  });

  test("a smaller plan gets it at the period's end, asked for once", async () => {
    const power = { ...paid, planId: "power_flipper" } as const;
    const outcome = await wish(power);
    expect(outcome).toMatchObject({
      kind: "downgrade_scheduled",
      clientSecret: null,
      asked: [["changeAtPeriodEnd", "side_hustler"]],
    });
    expect(outcome.message).toMatch(/Power Flipper.*December 21, 2026.*Side Hustler/s);
    expect((await wish({ ...power, scheduledPlanId: "side_hustler" })).asked).toEqual([]);
  });
});
