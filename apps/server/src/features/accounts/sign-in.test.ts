import { describe, expect, test } from "vitest";
import { users } from "../../db/schema/accounts/users.ts";
import { sessions } from "../../db/schema/accounts/sessions.ts";
import { signIns } from "../../db/schema/accounts/sign-ins.ts";
import { destination } from "../../testing/browser.ts";
import { sessionCookie, signInWorld } from "../../testing/worlds/sign-in-world.ts";
import { anaThere } from "../../testing/stand-ins/stub-issuer.ts";
import { testApp, testOrigins } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const someone = (sub: string) => ({ ...anaThere, sub });

describe("signing in", () => {
  test("leads through the provider to the dashboard, signed in", async () => {
    const { issuer, openBrowser, whoIs } = await signInWorld();
    const person = openBrowser();

    const leaving = await person.send("/api/login");
    const back = await person.send(issuer.authorize(destination(leaving)));

    expect([leaving.status, back.status, destination(back)]).toEqual([302, 303, "/dashboard"]);
    expect(back.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-flipworth_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(await whoIs(person)).toMatchObject({
      firstName: "Ana",
      lastName: "Silva",
      email: "ana@example.com",
      profileImageUrl: "https://pictures.test/ana.png",
      subscription: { creditsUsed: 0, creditsTotal: 10 },
    });
  });

  test("asks the provider with a challenge, a state and a nonce that are new each time", async () => {
    const { openBrowser, leave } = await signInWorld();
    const person = openBrowser();
    const first = new URL(await leave(person)).searchParams;
    const second = new URL(await leave(person)).searchParams;

    expect(Object.fromEntries(first)).toMatchObject({
      response_type: "code",
      client_id: "flipworth-test",
      redirect_uri: `${testOrigins[0]}/api/auth/callback`,
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
    for (const secret of ["state", "nonce", "code_challenge"]) {
      expect(first.get(secret)).toMatch(/^[\w-]{43}$/);
      expect(first.get(secret)).not.toBe(second.get(secret));
    }
  });

  test("works in two tabs of one browser at once", async () => {
    const { issuer, openBrowser, leave } = await signInWorld();
    const person = openBrowser();
    const oneTab = await leave(person, "/api/login?returnTo=/guides");
    const otherTab = await leave(person, "/api/login?returnTo=/pricing");

    const backs = [issuer.authorize(oneTab), issuer.authorize(otherTab)];

    const replies = [await person.send(backs[0] ?? ""), await person.send(backs[1] ?? "")];
    expect(replies.map(destination)).toEqual(["/guides", "/pricing"]);
  });

  test("is the same person the next time, by the name that the provider gives now", async () => {
    const { openBrowser, signIn, whoIs } = await signInWorld();
    const [before, after] = [openBrowser(), openBrowser()];
    const { database } = await testDatabase();
    const them = someone("married");
    await signIn(before, them);
    const count = await database.$count(users);

    await signIn(after, { ...them, family_name: "Costa", email: "ana.costa@example.com" });

    expect(await database.$count(users)).toBe(count);
    const told = { lastName: "Costa", email: "ana.costa@example.com" };
    expect([await whoIs(before), await whoIs(after)]).toMatchObject([told, told]);
  });

  test("for the first time in two browsers at once makes one person", async () => {
    const { openBrowser, signIn } = await signInWorld();
    const { database } = await testDatabase();
    const count = await database.$count(users);

    const replies = await Promise.all(
      Array.from({ length: 8 }, () => signIn(openBrowser(), someone("twins"))),
    );

    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(303));
    expect(await database.$count(users)).toBe(count + 1);
  });

  test("gives a new session and ends the one the browser had", async () => {
    const { openBrowser, signIn } = await signInWorld();
    const person = openBrowser();
    await signIn(person);
    const earlier = person.cookie(sessionCookie);

    await signIn(person);

    const { anybody } = await testApp();
    const cookie = `${sessionCookie}=${earlier}`;
    expect(person.cookie(sessionCookie)).not.toBe(earlier);
    expect((await anybody.send("/api/auth/user", { headers: { cookie } })).body).toBeNull();
  });

  test("leaves neither the session's token nor the state in the database", async () => {
    const { openBrowser, leave, signIn } = await signInWorld();
    const person = openBrowser();
    await signIn(person);
    const state = new URL(await leave(person)).searchParams.get("state") ?? "";

    const { database } = await testDatabase();
    const stored = JSON.stringify([
      await database.select().from(sessions),
      await database.select().from(signIns),
    ]);

    expect(stored).toContain("tokenHash");
    expect(stored).toContain("stateHash");
    expect(stored).not.toContain(person.cookie(sessionCookie));
    expect(stored).not.toContain(person.cookie("__Host-flipworth_sign_in"));
    expect(stored).not.toContain(state);
  });

  test("by a link that the browser loads ahead does not begin", async () => {
    const { openBrowser } = await signInWorld();
    const reply = await openBrowser().send("/api/login", {
      headers: { "sec-purpose": "prefetch;prerender" },
    });
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([503, []]);
  });

  test("is never kept by a cache", async () => {
    const { openBrowser, signIn } = await signInWorld();
    const person = openBrowser();
    const replies = [
      await person.send("/api/login"),
      await signIn(person),
      await person.send("/api/auth/callback"),
      await person.send("/login"),
      await person.send("/api/logout"),
    ];
    expect(replies.map(({ headers }) => headers.get("cache-control"))).toEqual(
      Array(5).fill("no-store"),
    );
  });
});

test.each(["/login", "/signup"])("%s leads to the sign-in and keeps the way back", async (path) => {
  const { openBrowser } = await signInWorld();
  const plain = await openBrowser().send(path);
  const withPath = await openBrowser().send(`${path}?returnTo=/subscribe?plan=Power%20Flipper`);

  expect([plain.status, destination(plain)]).toEqual([302, "/api/login"]);
  expect(destination(withPath)).toBe("/api/login?returnTo=%2Fsubscribe%3Fplan%3DPower%20Flipper");
});

test("/api/auth/login is the same door as /api/login", async () => {
  const { openBrowser, leave } = await signInWorld();
  expect(await leave(openBrowser(), "/api/auth/login")).toMatch(
    /^https:\/\/issuer.test\/authorize/,
  );
});

test("on plain http the cookies go without the prefix that browsers refuse there", async () => {
  const { issuer, openBrowser, leave } = await signInWorld({ isSecure: false });
  const person = openBrowser();
  await person.send(issuer.authorize(await leave(person)));
  expect(person.cookieNames()).toEqual(["flipworth_sign_in", "flipworth_session"]);
});

describe("a provider that is away", () => {
  test("is answered 503 with a sentence, and asked again by the next person", async () => {
    const { issuer, openBrowser, signIn, logged } = await signInWorld({ mayLog: true });
    issuer.comeAndGo(true);
    const refused = await openBrowser().send("/api/login");
    issuer.comeAndGo(false);
    const accepted = await signIn(openBrowser());

    expect([refused.status, accepted.status]).toEqual([503, 303]);
    expect(await refused.text()).toContain("We can&#39;t sign you in right now");
    expect(logged.join()).toContain("fetch failed");
  });

  test("between leaving and coming back gives no session", async () => {
    const { issuer, openBrowser, leave, whoIs } = await signInWorld({ mayLog: true });
    const person = openBrowser();
    const back = issuer.authorize(await leave(person));
    issuer.comeAndGo(true);

    const reply = await person.send(back);

    expect([reply.status, await whoIs(person)]).toEqual([503, null]);
  });

  test("is described once and not at each sign-in", async () => {
    const { issuer, openBrowser, signIn } = await signInWorld();
    await signIn(openBrowser());
    await signIn(openBrowser());
    expect(issuer.asked.filter((path) => path.includes("openid-configuration"))).toHaveLength(1);
  });
});
