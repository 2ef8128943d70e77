import { expect, test } from "vitest";
import { destination } from "../../testing/browser.ts";
import { sessionCookie, signInWorld } from "../../testing/worlds/sign-in-world.ts";
import { testApp, testOrigins } from "../../testing/test-app.ts";

const [site, ourExtension] = testOrigins;

async function signedInBrowser() {
  const { openBrowser, signIn, whoIs } = await signInWorld();
  const person = openBrowser();
  await signIn(person);
  return { person, whoIs };
}

test("signing out takes the cookie away and ends the session for every copy of it", async () => {
  const { person } = await signedInBrowser();
  const copy = `${sessionCookie}=${person.cookie(sessionCookie)}`;
  const { anybody } = await testApp();
  const before = await anybody.send("/api/auth/user", { headers: { cookie: copy } });

  const reply = await person.send("/api/logout", { headers: { "sec-fetch-site": "same-origin" } });

  expect(before.body).not.toBeNull();
  expect([reply.status, destination(reply)]).toEqual([303, "/"]);
  expect(person.cookie(sessionCookie)).toBeUndefined();
  const after = await anybody.send("/api/auth/user", { headers: { cookie: copy } });
  expect(after.body).toBeNull();
});

test.each<[string, Record<string, string>, boolean]>([
  ["a link on the site", { "sec-fetch-site": "same-origin" }, true],
  ["the address bar", { "sec-fetch-site": "none" }, true],
  ["an old browser on the site", { referer: `${site}/dashboard` }, true],
  ["another site", { "sec-fetch-site": "cross-site", referer: "https://evil.test/" }, false],
  ["a neighbour's subdomain", { "sec-fetch-site": "same-site" }, false],
  [
    "another site with a borrowed referer",
    { "sec-fetch-site": "cross-site", referer: site },
    false,
  ],
  ["an old browser elsewhere", { referer: `https://evil.test/?${site}` }, false],
  ["a name that begins like ours", { referer: `${site}.evil.test/` }, false],
  ["nowhere that can be told", {}, false],
  [
    "a link that the browser loads ahead",
    { "sec-fetch-site": "same-origin", "sec-purpose": "prefetch" },
    false,
  ],
])("a GET from %s signs out: %s", async (_from, headers, signsOut) => {
  const { person, whoIs } = await signedInBrowser();
  await person.send("/api/logout", { headers });
  expect((await whoIs(person)) === null).toBe(signsOut);
});

test("somebody sent here by another site is asked, and signs out by the button", async () => {
  const { person, whoIs } = await signedInBrowser();

  const page = await person.send("/api/logout", { headers: { "sec-fetch-site": "cross-site" } });
  const form = { method: "POST", headers: { origin: site } };
  const pressed = await person.send("/api/logout", form);

  expect(await page.text()).toContain('<form method="post" action="/api/logout">');
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  expect([pressed.status, await whoIs(person)]).toEqual([303, null]);
});

test.each(["https://evil.test", "null", ""])(
  "a form of the origin %j signs nobody out",
  async (origin) => {
    const { person, whoIs } = await signedInBrowser();
    const reply = await person.send("/api/logout", {
      method: "POST",
      headers: origin === "" ? {} : { origin },
    });
    expect([reply.status, (await whoIs(person)) === null]).toEqual([403, false]);
  },
);

test("our extension may sign the person out", async () => {
  const { person, whoIs } = await signedInBrowser();
  await person.send("/api/logout", { method: "POST", headers: { origin: ourExtension } });
  expect(await whoIs(person)).toBeNull();
});

test("signing out in one browser leaves the other signed in", async () => {
  const { openBrowser, signIn, whoIs } = await signInWorld();
  const [laptop, phone] = [openBrowser(), openBrowser()];
  await signIn(laptop);
  await signIn(phone);

  await laptop.send("/api/logout", { headers: { "sec-fetch-site": "same-origin" } });

  expect([await whoIs(laptop), (await whoIs(phone)) === null]).toEqual([null, false]);
});
