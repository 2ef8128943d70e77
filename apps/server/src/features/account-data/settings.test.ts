import { defaultAccountSettings } from "@flipworth/contract";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const path = "/api/account/settings";
const settings = {
  sellingPlatform: "mercari",
  targets: { profit: 25, roiPercent: 50 },
  costPerMile: 0.5,
  usualShipping: 9.99,
  theme: "dark",
};

test("who never said how they resell has the usual settings", async () => {
  const { signedIn } = await testApp();
  const { body } = await signedIn("ana").get(path);
  expect(body).toEqual(defaultAccountSettings);
});

test("settings are replaced as a whole, and only the person's own", async () => {
  const { signedIn } = await testApp();
  await signedIn("ana").put(path, { ...settings, theme: "light" });

  const reply = await signedIn("ana").put(path, settings);

  expect(reply).toMatchObject({ status: 200, body: settings });
  expect((await signedIn("ana").get(path)).body).toEqual(settings);
  expect((await signedIn("ben").get(path)).body).toEqual(defaultAccountSettings);
});

test.each([
  ["a missing field", { ...settings, theme: undefined }, "theme"],
  ["an unknown field", { ...settings, plan: "free" }, "plan is not a known field"],
  ["an unknown platform", { ...settings, sellingPlatform: "shop" }, "sellingPlatform must be one"],
  ["a negative target", { ...settings, targets: { profit: -1, roiPercent: 1 } }, "targets.profit"],
  ["a mile for $11", { ...settings, costPerMile: 11 }, "costPerMile must be at most $10"],
  ["shipping in words", { ...settings, usualShipping: "free" }, "usualShipping must be a number"],
  ["a list", [], "body must be a JSON object"],
])("%s is refused and changes nothing", async (_what, body, message) => {
  const { signedIn } = await testApp();

  const reply = await signedIn("ana").put(path, body);

  expect(reply).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  expect(reply.body).toMatchObject({ message: expect.stringContaining(message) });
  expect((await signedIn("ana").get(path)).body).toEqual(defaultAccountSettings);
});

test("a visitor has no settings, and a page of others changes none", async () => {
  const { anybody, as, signedIn } = await testApp();
  const headers = { origin: "https://evil.test", "content-type": "application/json" };
  const init = { method: "PUT", headers, body: JSON.stringify(settings) };

  expect((await anybody.get(path)).status).toBe(401);
  expect((await as("ana").put(path, settings)).status).toBe(401);
  expect((await signedIn("ana").send(path, init)).status).toBe(403);
  expect((await signedIn("ana").get(path)).body).toEqual(defaultAccountSettings);
});
