import { generateKeyPair, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { signInMs } from "./sign-ins.ts";
import type { Browser } from "../../testing/browser.ts";
import { fakeIdentity } from "../../testing/stand-ins/fake-identity.ts";
import { sessionCookie, signInWorld } from "../../testing/worlds/sign-in-world.ts";
import { times } from "../../testing/soak.ts";
import { anaThere, nowSeconds, signedBy, type Twist } from "../../testing/stand-ins/stub-issuer.ts";

type World = Awaited<ReturnType<typeof signInWorld>>;
type Attack = (world: World, victim: Browser) => Promise<Response>;

const away = (world: World, victim: Browser) => world.leave(victim);

/** The person comes back honestly, with `change` made to the address. */
const changed =
  (change: (query: URLSearchParams) => void): Attack =>
  async (world, victim) => {
    const back = new URL(world.issuer.authorize(await away(world, victim)), "http://base.test");
    change(back.searchParams);
    return victim.send(`${back.pathname}${back.search}`);
  };

/** The provider, or somebody in its place, answers with another token. */
const forged =
  (twist: Twist): Attack =>
  async (world, victim) =>
    victim.send(world.issuer.authorize(await away(world, victim), anaThere, twist));

const claiming = (claims: Record<string, unknown>) =>
  forged({ claims: (honest) => ({ ...honest, ...claims }) });

const withoutClaim = (name: string) => claiming({ [name]: undefined });

const inFiveMinutes = () => nowSeconds() + 300;

const attacks: Record<string, Attack> = {
  "another state": changed((query) => query.set("state", "A".repeat(43))),
  "no state": changed((query) => query.delete("state")),
  "an empty state": changed((query) => query.set("state", "")),
  "two states": changed((query) => query.append("state", "A".repeat(43))),
  "no code": changed((query) => query.delete("code")),
  "a made-up code": changed((query) => query.set("code", "made-up")),
  "another issuer's name on the answer (mix-up)": changed((query) =>
    query.set("iss", "https://evil.test"),
  ),
  "no issuer's name, though this one always gives it": changed((query) => query.delete("iss")),
  "error=access_denied": changed((query) => {
    query.delete("code");
    query.set("error", "access_denied");
  }),
  "another nonce": claiming({ nonce: "another" }),
  "no nonce": withoutClaim("nonce"),
  "another issuer in the token": claiming({ iss: "https://evil.test" }),
  "a token for another client": claiming({ aud: "another-client" }),
  "a token for two, made for the other": claiming({
    aud: ["flipworth-test", "other"],
    azp: "other",
  }),
  "an expired token": claiming({ exp: nowSeconds() - 120 }),
  "a token without an end": withoutClaim("exp"),
  "a token of the future": claiming({ iat: inFiveMinutes() }),
  "a token not yet valid": claiming({ nbf: inFiveMinutes() }),
  "a token without a subject": withoutClaim("sub"),
  "alg: none": forged({ token: async (claims) => new UnsecuredJWT(claims).encode() }),
  "a token signed by another key": forged({
    token: async (claims) => signedBy((await generateKeyPair("ES256")).privateKey)(claims),
  }),
  "a token changed after signing": forged({
    token: async (claims, sign) => {
      const [head, , signature] = (await sign(claims)).split(".");
      const body = Buffer.from(JSON.stringify({ ...claims, sub: "boss" })).toString("base64url");
      return `${head}.${body}.${signature}`;
    },
  }),
  "a sign-in that began in the attacker's browser": async (world, victim) => {
    const attacker = world.openBrowser();
    await away(world, victim);
    return victim.send(world.issuer.authorize(await away(world, attacker)));
  },
  "a browser that began nothing": async (world, victim) =>
    victim.send(world.issuer.authorize(await away(world, world.openBrowser()))),
  "the attacker's code in the victim's attempt": async (world, victim) => {
    const theirs = world.issuer.authorize(await away(world, world.openBrowser()));
    const code = new URL(theirs, "http://base.test").searchParams.get("code") ?? "";
    return changed((query) => query.set("code", code))(world, victim);
  },
  "codes swapped between two attempts of one browser": async (world, victim) => {
    const other = world.issuer.authorize(await away(world, victim));
    const code = new URL(other, "http://base.test").searchParams.get("code") ?? "";
    return changed((query) => query.set("code", code))(world, victim);
  },
};

const rounds = times(1, 10);

test.each(Object.entries(attacks))(
  "%s gives no session",
  { timeout: 20_000 * rounds },
  async (_name, attack) => {
    for (let round = 0; round < rounds; round += 1) {
      const world = await signInWorld();
      const victim = world.openBrowser();

      const reply = await attack(world, victim);

      expect(reply.status).toBe(400);
      expect(await reply.text()).toContain("We couldn&#39;t sign you in");
      expect(victim.cookie(sessionCookie)).toBeUndefined();
      expect(await world.whoIs(victim)).toBeNull();
    }
  },
);

/** A provider that takes a code as often as it is sent: what is used up here must be ours. */
async function credulousWorld() {
  const world = await signInWorld({ identity: fakeIdentity() });
  const comeBack = async (person: Browser) => {
    const state = new URL(await world.leave(person)).searchParams.get("state") ?? "";
    return `/api/auth/callback?code=any&state=${state}`;
  };
  return { ...world, comeBack };
}

test("a callback that was used opens nothing a second time, in this browser or another", async () => {
  const { openBrowser, leave, comeBack } = await credulousWorld();
  const [person, thief] = [openBrowser(), openBrowser()];
  const back = await comeBack(person);
  await leave(thief);

  const [first, second, stolen] = [
    await person.send(back),
    await person.send(back),
    await thief.send(back),
  ];

  expect([first.status, second.status, stolen.status]).toEqual([303, 400, 400]);
});

test("of one callback sent ten times at once, one opens a session", async () => {
  const { openBrowser, comeBack } = await credulousWorld();
  const person = openBrowser();
  const back = await comeBack(person);

  const replies = await Promise.all(Array.from({ length: 10 }, () => person.send(back)));

  expect(replies.filter(({ status }) => status === 303)).toHaveLength(1);
});

test("a code that was used is refused in a new attempt", async () => {
  const world = await signInWorld();
  const person = world.openBrowser();
  const back = world.issuer.authorize(await away(world, person));
  await person.send(back);
  const code = new URL(back, "http://base.test").searchParams.get("code") ?? "";

  const stranger = world.openBrowser();
  const reply = await changed((query) => query.set("code", code))(world, stranger);

  expect([reply.status, await world.whoIs(stranger)]).toEqual([400, null]);
});

test("another browser with the address in hand does not spoil the sign-in it cannot take", async () => {
  const { issuer, openBrowser, leave } = await signInWorld();
  const [person, thief] = [openBrowser(), openBrowser()];
  const back = issuer.authorize(await leave(person));
  await leave(thief);

  const stolen = await thief.send(back);
  const honest = await person.send(back);

  expect([stolen.status, honest.status]).toEqual([400, 303]);
});

test("a sign-in that took longer than ten minutes is over", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { issuer, openBrowser, leave, whoIs } = await signInWorld({ clock: () => new Date(now) });
  const person = openBrowser();
  const [quick, slow] = [await leave(person), await leave(person)];

  now += signInMs - 1;
  const inTime = await person.send(issuer.authorize(quick));
  await person.send("/api/logout", { headers: { "sec-fetch-site": "none" } });
  now += 1;
  const tooLate = await person.send(issuer.authorize(slow));

  expect([inTime.status, tooLate.status, await whoIs(person)]).toEqual([303, 400, null]);
});

test("what an attacker writes into the provider's answer is not shown", async () => {
  const world = await signInWorld();
  const script = "<script>alert(1)</script>";
  const reply = await changed((query) => {
    query.delete("code");
    query.set("error", "invalid_request");
    query.set("error_description", script);
  })(world, world.openBrowser());

  expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await reply.text()).not.toContain("alert(1)");
});
