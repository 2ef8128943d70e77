import { Invoice } from "@flipworth/contract";
import { expect, test } from "vitest";
import { billingWorld } from "../../testing/worlds/billing-world.ts";
import { testApp } from "../../testing/test-app.ts";

test("a person's bills are listed, the newest first, and nobody else's", async () => {
  const { subscriber, signedIn, aMonthLater } = await billingWorld();
  const ana = await subscriber("ana", "Side Hustler");
  await subscriber("ben", "Power Flipper");
  await aMonthLater(ana);

  const { status, body } = await ana.get("/api/billing/invoices");

  expect(status).toBe(200);
  expect(Invoice.array().parse(body)).toMatchObject([
    { totalCents: 999, status: "paid", createdAt: "2026-12-21T12:00:00.000Z" },
    { totalCents: 999, status: "paid", createdAt: "2026-11-21T12:00:00.000Z" },
  ]);
  expect((await signedIn("cleo").get("/api/billing/invoices")).body).toEqual([]);
});

test("bills are a signed-in person's alone, and without a provider there are none", async () => {
  const { anybody, as, signedIn } = await testApp();

  expect((await anybody.get("/api/billing/invoices")).status).toBe(401);
  expect((await as("ana").get("/api/billing/invoices")).status).toBe(401);
  expect((await signedIn("ana").get("/api/billing/invoices")).body).toEqual([]);
});
