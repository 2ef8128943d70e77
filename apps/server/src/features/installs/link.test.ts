import { randomUUID } from "node:crypto";
import {
  AccountExport,
  Analysis,
  Credits,
  InstallLinkRequest,
  SignedInDevice,
} from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { askToLink, linkInstall } from "../../testing/link-install.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";

const dayMs = 86_400_000;
const links = "/api/installs/links";
const devices = "/api/account/sessions";

const userOf = async (agent: Agent) => (await agent.get("/api/auth/user")).body;
const requestsOf = async (agent: Agent) =>
  InstallLinkRequest.array().parse((await agent.get(links)).body);
const devicesOf = async (agent: Agent) =>
  SignedInDevice.array().parse((await agent.get(devices)).body);
const extensionOf = async (agent: Agent) =>
  (await devicesOf(agent)).find(({ kind }) => kind === "extension");

test("an extension acts for a person only once they have confirmed it, and brings its history", async () => {
  const { as, signedIn } = await testApp();
  await as("ana").post("/api/analyses", aListing());

  const asked = await askToLink(signedIn("ana"), as("ana"));
  expect(asked).toMatchObject({ status: 200, body: { isLinked: false } });
  expect(await userOf(as("ana"))).toBeNull();

  const [request] = await requestsOf(signedIn("ana"));
  const confirmed = await signedIn("ana").post(`${links}/${request?.id}`);

  expect(confirmed).toMatchObject({ status: 200, body: { analysesMoved: 1 } });
  expect(await userOf(as("ana"))).toMatchObject({ email: "ana@example.com" });
  const { body } = await signedIn("ana").get("/api/analyses");
  expect(Analysis.array().parse(body)).toHaveLength(1);
  expect(Credits.parse((await as("ana").get("/api/credits")).body).used).toBe(1);
  expect(await requestsOf(signedIn("ana"))).toEqual([]);
  expect((await askToLink(signedIn("ana"), as("ana"))).body).toEqual({ isLinked: true });
});

test("neither another person nor the extension itself can confirm it", async () => {
  const { as, signedIn } = await testApp();
  await askToLink(signedIn("ana"), as("ana"));
  const [request] = await requestsOf(signedIn("ana"));
  const path = `${links}/${request?.id}`;
  const origin = "chrome-extension://ourextension";

  const byAnother = await signedIn("ben").post(path);
  const byCookieOfExtension = await signedIn("ana").post(path, undefined, { origin });
  const bySecret = await as("ana").post(path);

  expect([byAnother.status, byCookieOfExtension.status, bySecret.status]).toEqual([404, 403, 401]);
  expect(await requestsOf(signedIn("ben"))).toEqual([]);
  expect(await userOf(as("ana"))).toBeNull();
});

test("only our extension may ask, and only for a secret that exists", async () => {
  const { as, signedIn, anybody } = await testApp();
  const { secret } = await as("ana").install();
  const origin = "chrome-extension://ourextension";

  const bySite = await signedIn("ana").post(links, { secret });
  const byNobody = await anybody.post(links, { secret }, { origin });
  const made = await signedIn("ana").post(links, { secret: "x".repeat(43) }, { origin });

  expect([bySite.status, byNobody.status, made.status]).toEqual([403, 401, 404]);
  expect(await requestsOf(signedIn("ana"))).toEqual([]);
});

test("a request that was refused, or not answered for ten minutes, is gone", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { as, signedIn } = await testApp({ clock: () => new Date(now) });
  await askToLink(signedIn("ana"), as("first"));
  await askToLink(signedIn("ana"), as("second"));
  const [first, second] = await requestsOf(signedIn("ana"));

  expect((await signedIn("ana").delete(`${links}/${first?.id}`)).status).toBe(200);
  expect((await signedIn("ana").post(`${links}/${first?.id}`)).status).toBe(404);
  now += 10 * 60_000;
  expect(await requestsOf(signedIn("ana"))).toEqual([]);
  expect((await signedIn("ana").post(`${links}/${second?.id}`)).status).toBe(404);
  expect((await signedIn("ana").post(`${links}/no-id`)).status).toBe(404);
  expect((await signedIn("ana").post(`${links}/${randomUUID()}`)).status).toBe(404);
});

test("a linked extension stands among the devices, and ending it there ends its secret", async () => {
  const { as, signedIn } = await testApp();
  await linkInstall(signedIn("ana"), as("ana"));

  const extension = await extensionOf(signedIn("ana"));
  expect(extension).toMatchObject({ kind: "extension", isCurrent: false });
  expect((await signedIn("ben").delete(`${devices}/${extension?.id}`)).status).toBe(404);
  expect((await signedIn("ana").delete(`${devices}/${extension?.id}`)).status).toBe(200);

  expect((await as("ana").get("/api/credits")).status).toBe(401);
  expect(await extensionOf(signedIn("ana"))).toBeUndefined();
});

test("signing out everywhere else ends every linked extension", async () => {
  const { as, signedIn } = await testApp();
  await linkInstall(signedIn("ana"), as("ana"));
  await linkInstall(signedIn("ben"), as("ben"));

  await signedIn("ana").delete(devices);

  expect((await as("ana").get("/api/credits")).status).toBe(401);
  expect(await userOf(as("ben"))).toMatchObject({ email: "ben@example.com" });
});

test.each([
  { name: "30 days after its last use", daysBetweenUses: 30, lives: 0 },
  { name: "90 days after it was confirmed", daysBetweenUses: 29, lives: 3 },
])("a link ends $name", async ({ daysBetweenUses, lives }) => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { as, signedIn } = await testApp({ clock: () => new Date(now) });
  await linkInstall(signedIn("ana"), as("ana"));

  for (let use = 0; use < lives; use++) {
    now += daysBetweenUses * dayMs;
    expect((await as("ana").get("/api/credits")).status).toBe(200);
  }
  now += daysBetweenUses * dayMs;

  expect((await as("ana").get("/api/credits")).status).toBe(401);
  signedIn("ana").signInAnew();
  expect(await extensionOf(signedIn("ana"))).toBeUndefined();
});

test("a link cannot export or delete the account, see or end devices, pay, or link another", async () => {
  const { as, signedIn } = await testApp();
  await linkInstall(signedIn("ana"), as("ana"));
  const link = as("ana");
  const { secret } = await as("another").install();
  const [session] = await devicesOf(signedIn("ana"));

  const refused = await Promise.all([
    link.get("/api/account/export"),
    link.delete("/api/account"),
    link.get(devices),
    link.delete(devices),
    link.delete(`${devices}/${session?.id}`),
    link.get("/api/billing-portal-url"),
    link.post("/api/create-subscription", { planName: "Side Hustler" }),
    link.post("/api/installs/claim", { secret }),
    link.get(links),
  ]);

  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect(await userOf(signedIn("ana"))).not.toBeNull();
});

test("the export names the extensions that act for the person", async () => {
  const { as, signedIn } = await testApp();
  await linkInstall(signedIn("ana"), as("ana"));
  const { id } = await as("ana").install();

  const { installs } = AccountExport.parse((await signedIn("ana").get("/api/account/export")).body);

  expect(installs).toMatchObject([{ id, linkedAt: expect.stringMatching(/^2026-11-21T/) }]);
});

test("an extension that another person confirms acts for them; the first keeps the history", async () => {
  const { as, signedIn } = await testApp();
  await as("shared").post("/api/analyses", aListing());
  await linkInstall(signedIn("ana"), as("shared"));

  const reply = await linkInstall(signedIn("ben"), as("shared"));

  expect(reply).toMatchObject({ status: 200, body: { analysesMoved: 0 } });
  expect(await userOf(as("shared"))).toMatchObject({ email: "ben@example.com" });
  expect(await extensionOf(signedIn("ana"))).toBeUndefined();
  expect((await as("shared").get("/api/analyses")).body).toEqual([]);
});

test("an install that deletes itself leaves nothing; one that acts for a person leaves their history", async () => {
  const { as, signedIn } = await testApp();
  await as("visitor").post("/api/analyses", aListing());
  await linkInstall(signedIn("ana"), as("ana"));
  await as("ana").post("/api/analyses", aListing());

  for (const name of ["visitor", "ana"]) {
    expect((await as(name).delete("/api/installs/me")).status).toBe(200);
    expect((await as(name).get("/api/analyses")).status).toBe(401);
  }

  const { body } = await signedIn("ana").get("/api/analyses");
  expect(Analysis.array().parse(body)).toHaveLength(1);
  expect((await signedIn("ana").delete("/api/installs/me")).status).toBe(401);
});
