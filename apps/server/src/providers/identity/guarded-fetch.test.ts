import { afterEach, expect, test, vi } from "vitest";
import { signInWorld } from "../../testing/worlds/sign-in-world.ts";

afterEach(() => vi.useRealTimers());

test.each(["cut", 429, 500, 503] as const)(
  "a provider that fails once (%s) when it is asked for its description is asked again, and nobody notices",
  async (failure) => {
    const { issuer, openBrowser, signIn } = await signInWorld();
    issuer.fail(failure);
    expect((await signIn(openBrowser())).status).toBe(303);
  },
);

test.each(["cut", 503] as const)(
  "a code is sent once: when the answer to it is lost (%s), the person is asked to begin again",
  async (failure) => {
    const { issuer, openBrowser, leave } = await signInWorld({ mayLog: true });
    const person = openBrowser();
    const back = issuer.authorize(await leave(person));
    issuer.fail(failure);

    const reply = await person.send(back);

    expect(reply.status).toBe(503);
    expect(issuer.asked.filter((path) => path === "/token")).toHaveLength(1);
  },
);

test("a provider that fails five times is left alone for a while, then signs people in again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { issuer, openBrowser, signIn } = await signInWorld({ mayLog: true });
  issuer.comeAndGo(true);
  for (let visit = 0; visit < 3; visit++) await openBrowser().send("/api/login");
  const asked = issuer.asked.length;

  const refused = await openBrowser().send("/api/login");

  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
  expect([issuer.asked.length, issuer.paused]).toEqual([asked, [true]]);

  issuer.comeAndGo(false);
  vi.setSystemTime(Date.now() + 20_000);
  expect((await signIn(openBrowser())).status).toBe(303);
  expect(issuer.paused).toEqual([true, false]);
});
