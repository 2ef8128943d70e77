import { SignedInDevice } from "@flipworth/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "../../db/schema/accounts/sessions.ts";
import type { Browser } from "../../testing/browser.ts";
import { sessionCookie, signInWorld } from "../../testing/worlds/sign-in-world.ts";
import { anaThere } from "../../testing/stand-ins/stub-issuer.ts";
import { testApp, testOrigins } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { createSession, sessionsAtOnce } from "./sessions.ts";

const path = "/api/account/sessions";
const laptopAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const phoneAgent =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9 Pro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

/** One person on a laptop and a phone, and somebody else. */
async function world() {
  const { openBrowser, signIn, whoIs } = await signInWorld();
  const [laptop, phone, other] = [
    openBrowser(laptopAgent),
    openBrowser(phoneAgent),
    openBrowser(phoneAgent),
  ];
  const them = { ...anaThere, sub: crypto.randomUUID() };
  await signIn(laptop, them);
  await signIn(phone, them);
  await signIn(other, { ...anaThere, sub: crypto.randomUUID() });
  return { laptop, phone, other, whoIs, signIn, openBrowser, them };
}

async function devicesOf(person: Browser): Promise<SignedInDevice[]> {
  return SignedInDevice.array().parse(await (await person.send(path)).json());
}

async function end(person: Browser, id = ""): Promise<{ status: number; body: unknown }> {
  const init = { method: "DELETE", headers: { origin: testOrigins[0] } };
  const reply = await person.send(`${path}${id === "" ? "" : `/${id}`}`, init);
  return { status: reply.status, body: await reply.json() };
}

const idOf = (devices: readonly SignedInDevice[], name: string) =>
  devices.find(({ device }) => device === name)?.id ?? "";

test("a person sees where they are signed in, by family alone, and which one this is", async () => {
  const { laptop, phone } = await world();

  expect(await devicesOf(phone)).toMatchObject([
    { device: "Chrome on Android", isCurrent: true },
    { device: "Firefox on Linux", isCurrent: false },
  ]);
  expect(await devicesOf(laptop)).toMatchObject([
    { device: "Chrome on Android", isCurrent: false },
    { device: "Firefox on Linux", isCurrent: true },
  ]);
  const { database } = await testDatabase();
  const rows = await database.select().from(sessions);
  // Random, or a time: the version's three digits may stand in them.
  const isRandom = /^(?:[\da-f]{64}|[\da-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/;
  const stored = JSON.stringify(rows, (_, value) => (isRandom.test(value) ? "" : value));
  for (const detail of ["Mozilla", "Pixel", "144", "rv:"]) expect(stored).not.toContain(detail);
});

test("when a device was last used is noted, at most once an hour", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { openBrowser, signIn } = await signInWorld({ clock: () => new Date(now) });
  const person = openBrowser(laptopAgent);
  await signIn(person, { ...anaThere, sub: crypto.randomUUID() });
  const lastUsed = async () => (await devicesOf(person))[0]?.lastUsedAt;

  now += 59 * 60_000;
  expect(await lastUsed()).toBe("2026-11-21T12:00:00.000Z");
  now += 60_000;
  expect(await lastUsed()).toBe("2026-11-21T13:00:00.000Z");
});

test("a device that is ended is out at once, for every copy of its cookie, and no other is", async () => {
  const { laptop, phone, other, whoIs } = await world();
  const cookie = `${sessionCookie}=${phone.cookie(sessionCookie)}`;

  const ended = await end(laptop, idOf(await devicesOf(laptop), "Chrome on Android"));

  expect(ended).toEqual({ status: 200, body: { deleted: true } });
  expect(await whoIs(phone)).toBeNull();
  const { anybody } = await testApp();
  expect((await anybody.send("/api/credits", { headers: { cookie } })).status).toBe(401);
  expect(await whoIs(laptop)).not.toBeNull();
  expect(await whoIs(other)).not.toBeNull();
  expect(await devicesOf(laptop)).toMatchObject([{ device: "Firefox on Linux" }]);
});

test("another person's device does not exist, and stays signed in", async () => {
  const { laptop, other, whoIs } = await world();
  const [theirs] = await devicesOf(other);

  const ended = await end(laptop, theirs?.id);
  const none = await end(laptop, crypto.randomUUID());
  const nonsense = await end(laptop, "1");

  expect([ended.status, none.status, nonsense.status]).toEqual([404, 404, 404]);
  expect(ended.body).toMatchObject({ code: "not_found", message: "This session doesn't exist." });
  expect(await whoIs(other)).not.toBeNull();
});

test("signing out everywhere else leaves this device and other people alone", async () => {
  const { laptop, phone, other, whoIs, openBrowser, signIn, them } = await world();
  await signIn(openBrowser(), them);

  const ended = await end(laptop);

  expect(ended).toEqual({ status: 200, body: { ended: 2 } });
  expect([await whoIs(phone), (await whoIs(laptop)) === null]).toEqual([null, false]);
  expect(await whoIs(other)).not.toBeNull();
  expect(await devicesOf(laptop)).toMatchObject([{ isCurrent: true }]);
});

test("ending the device at hand signs out here, and takes the cookie away", async () => {
  const { laptop, phone, whoIs } = await world();

  await end(laptop, idOf(await devicesOf(laptop), "Firefox on Linux"));

  expect(laptop.cookie(sessionCookie)).toBeUndefined();
  expect([await whoIs(laptop), (await whoIs(phone)) === null]).toEqual([null, false]);
});

test("a session that is over is on no list", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { openBrowser, signIn } = await signInWorld({ clock: () => new Date(now) });
  const [laptop, phone] = [openBrowser(laptopAgent), openBrowser(phoneAgent)];
  const them = { ...anaThere, sub: crypto.randomUUID() };
  await signIn(laptop, them);
  await signIn(phone, them);
  now += 20 * 86_400_000;
  await devicesOf(laptop);

  now += 11 * 86_400_000;

  expect(await devicesOf(laptop)).toMatchObject([{ device: "Firefox on Linux" }]);
});

test("an account is signed in on 50 devices; one more ends the one left alone for longest", async () => {
  const { laptop, phone, whoIs } = await world();
  const { database } = await testDatabase();
  const [first] = await devicesOf(laptop);
  const [row] = await database
    .select()
    .from(sessions)
    .where(eq(sessions.id, first?.id ?? ""));
  const begin = (minute: number) =>
    createSession(database, {
      userId: row?.userId ?? "",
      device: null,
      now: new Date(Date.parse("2026-11-21T12:30:00Z") + minute * 60_000),
    });

  for (let count = 2; count < sessionsAtOnce; count++) await begin(count);
  expect(await whoIs(laptop)).not.toBeNull();
  await begin(sessionsAtOnce);

  expect(await whoIs(laptop)).toBeNull();
  expect(await devicesOf(phone)).toHaveLength(sessionsAtOnce);
});

test.each(["https://evil.test", "chrome-extension://other", "null"])(
  "no page of the origin %s ends anybody's session",
  async (origin) => {
    const { laptop, phone, whoIs } = await world();
    const init = { method: "DELETE", headers: { origin } };

    const all = await laptop.send(path, init);
    const one = await laptop.send(`${path}/${(await devicesOf(laptop))[0]?.id}`, init);

    expect([all.status, one.status]).toEqual([403, 403]);
    expect([(await whoIs(laptop)) === null, (await whoIs(phone)) === null]).toEqual([false, false]);
  },
);
