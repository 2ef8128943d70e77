import { expect, test } from "vitest";
import { destination } from "../../testing/browser.ts";
import { signInWorld } from "../../testing/worlds/sign-in-world.ts";
import { testOrigins } from "../../testing/test-app.ts";

const [site] = testOrigins;

async function whereItEnds(query: string, headers: Record<string, string> = {}) {
  const { issuer, openBrowser } = await signInWorld();
  const person = openBrowser();
  const leaving = await person.send(`/api/login${query}`, { headers });
  return destination(await person.send(issuer.authorize(destination(leaving))));
}

const returnTo = (path: string) => `?returnTo=${encodeURIComponent(path)}`;

test.each([
  ["/pricing", "/pricing"],
  ["/subscribe?plan=Power Flipper", "/subscribe?plan=Power%20Flipper"],
  ["/guides/électronique#top", "/guides/%C3%A9lectronique#top"],
  ["/guides?from=%2Fapi", "/guides?from=%2Fapi"],
  ["/", "/"], // asked for in so many words
])("a sign-in from a link with %s ends there", async (asked, end) => {
  expect(await whereItEnds(returnTo(asked))).toBe(end);
});

test.each([
  "https://evil.test/",
  "//evil.test/",
  "/\\evil.test/",
  "\\\\evil.test",
  "/.//evil.test/",
  "/%2e//evil.test/", // a dot, written otherwise
  "/\t/evil.test/", // browsers drop tabs from addresses
  "/dashboard\r\nset-cookie: a=b",
  "javascript:alert(1)",
  "evil.test",
  "https:evil.test",
  `/${"a".repeat(2_000)}`,
  "/api/logout",
  "/login?returnTo=/login",
  "/%61pi/logout", // an a, written otherwise
  "/%2561pi/logout", // and once more
  "/API/logout",
  "/api%2Flogout",
  "/%2Fevil.test/",
  "/%5Cevil.test/",
  "/%00",
  "/%ff", // no text
  "",
])("a sign-in that would end at %j ends on the dashboard", async (asked) => {
  expect(await whereItEnds(returnTo(asked))).toBe("/dashboard");
});

test.each([
  [`${site}/pricing?from=mail`, "/pricing?from=mail"],
  [`${site}/`, "/dashboard"],
  [`${site}/signup`, "/dashboard"],
  [`${site}//evil.test/`, "/dashboard"],
  ["https://evil.test/pricing", "/dashboard"],
  ["not an address", "/dashboard"],
])("a sign-in from the page %s ends at %s", async (referer, end) => {
  expect(await whereItEnds("", { referer })).toBe(end);
});

test("what the link says counts more than the page it stands on", async () => {
  const referer = `${site}/extension`;
  expect(await whereItEnds(returnTo("/guides"), { referer })).toBe("/guides");
  expect(await whereItEnds(returnTo("//evil.test"), { referer })).toBe("/dashboard");
});
