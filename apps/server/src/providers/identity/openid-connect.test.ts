import { expect, test } from "vitest";
import { signInWorld } from "../../testing/worlds/sign-in-world.ts";
import type { StubOptions } from "../../testing/stand-ins/stub-issuer.ts";

async function signInAt(stub: StubOptions, claims?: Record<string, unknown>) {
  const { openBrowser, signIn, whoIs } = await signInWorld({}, stub);
  const person = openBrowser();
  const { status } = await signIn(person, claims);
  return { status, who: await whoIs(person) };
}

const thin = { sub: "thin" };

test("an issuer may be set with a slash at its end or without", async () => {
  expect((await signInAt({ setting: "https://issuer.test/" })).status).toBe(303);
});

test("a provider that takes the secret in a header gets it there", async () => {
  expect((await signInAt({ wantsHeader: true })).status).toBe(303);
});

test("a provider whose token names nobody is asked who it is", async () => {
  const userinfo = { sub: "thin", name: "Ben Okri", email: "ben@example.com" };
  const { who } = await signInAt({ userinfo }, thin);
  expect(who).toMatchObject({ firstName: "Ben", lastName: "Okri", email: "ben@example.com" });
});

test("what is said of somebody else lets nobody in", async () => {
  const userinfo = { sub: "somebody else", name: "Ben Okri", email: "ben@example.com" };
  expect(await signInAt({ userinfo }, thin)).toEqual({ status: 400, who: null });
});

test("an issuer that calls itself otherwise than in our settings is not gone to", async () => {
  const { openBrowser, logged } = await signInWorld(
    { mayLog: true },
    { setting: "https://evil.test" },
  );
  const reply = await openBrowser().send("/api/login");
  expect([reply.status, logged.join()]).toEqual([
    503,
    expect.stringContaining("does not match the expected issuer"),
  ]);
});

test("a wrong client secret is our fault and not the person's: 503, and the log says it", async () => {
  const { issuer, openBrowser, leave, logged } = await signInWorld({ mayLog: true });
  const person = openBrowser();
  const back = issuer.authorize(await leave(person));
  issuer.forgetClient();

  const reply = await person.send(back);

  expect([reply.status, logged.join()]).toEqual([503, expect.stringContaining("invalid_client")]);
});

const nameless = { given_name: undefined, family_name: undefined, name: undefined };

test.each([
  // what the provider says → first name, last name
  [{ given_name: "Ana", family_name: "Silva", name: "A. Silva" }, "Ana", "Silva"],
  [{ ...nameless, name: "Ana Maria Silva" }, "Ana", "Maria Silva"],
  [{ ...nameless, name: "Ana" }, "Ana", null],
  [{ ...nameless, given_name: "Ana" }, "Ana", null],
  [nameless, null, null],
  [{ given_name: "  Ana\u0000\n ", family_name: 7 }, "Ana", null],
  [{ given_name: "a".repeat(201), family_name: "Silva" }, null, "Silva"],
])("the names in %j are kept as %s and %s", async (names, firstName, lastName) => {
  const { who } = await signInAt({}, { sub: "names", email: "n@example.com", ...names });
  expect(who).toMatchObject({ firstName, lastName });
});

test.each([
  ["https://pictures.test/a.png", "https://pictures.test/a.png"],
  ["http://pictures.test/a.png", null],
  ["javascript:alert(1)", null],
  ["data:image/svg+xml,<svg/>", null],
  ["https://", null],
  [{ url: "https://pictures.test/a.png" }, null],
])("the picture %j is kept as %j", async (picture, profileImageUrl) => {
  const { who } = await signInAt({}, { sub: "pictures", name: "Pia", picture });
  expect(who).toMatchObject({ profileImageUrl });
});
