import type { CDPSession } from "@playwright/test";
import { expect, test } from "../../fixtures/test.ts";

test("a page that hydrates keeps its one whole address and complains of nothing", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));

  await page.goto("/");
  await page.getByRole("spinbutton", { name: /Asking price/ }).fill("90");
  await expect(page.getByLabel("The sample in numbers")).toContainText("RecommendationSkip");

  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute("href", page.url());
  const shared = page.locator("meta[property='og:url']");
  await expect(shared).toHaveCount(1);
  await expect(shared).toHaveAttribute("content", page.url());
  expect(complaints).toEqual([]);
});

test("the browser may fetch pages ahead, and never what acts, signs in or downloads", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const preloads = watchPreloads(session);
  await session.send("Preload.enable");
  const never = [
    "/api/logout",
    "/api/login?returnTo=/dashboard",
    "/login",
    "/login?returnTo=/dashboard",
    "/signup",
    "/downloads/flipworth-extension.zip",
  ];
  for (const start of ["/", "/pricing"]) {
    preloads.addresses.clear();
    await page.goto(start);
    await page.evaluate((hrefs) => {
      for (const href of hrefs)
        document.body.append(Object.assign(document.createElement("a"), { href }));
      document.body.append(Object.assign(document.createElement("a"), { href: "/last-of-all" }));
    }, never);

    await expect.poll(() => [...preloads.addresses]).toContain("/last-of-all");

    expect([...preloads.addresses]).toEqual(expect.arrayContaining(["/extension", "/about"]));
    expect(never.filter((href) => preloads.addresses.has(href))).toEqual([]);
  }
  expect(preloads.errors).toEqual([]);
});

/** What Chrome itself makes of the rules: the links it may fetch ahead, and its complaints. */
function watchPreloads(session: CDPSession) {
  const addresses = new Set<string>();
  const errors: string[] = [];
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorType) errors.push(ruleSet.errorMessage ?? ruleSet.errorType);
  });
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) {
      const { pathname, search } = new URL(key.url);
      addresses.add(pathname + search);
    }
  });
  return { addresses, errors };
}
