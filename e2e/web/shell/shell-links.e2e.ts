import { expect, test } from "../../fixtures/test.ts";

test("every link of the shell and of the landing page leads to a page or to the server", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const all = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const here = [...new Set(all)].filter((href) => /^\/(?!api\/|dashboard|subscribe)/.test(href));
  expect(here.length).toBeGreaterThan(10);
  for (const href of here) {
    const [path = "/", anchor] = href.split("#");
    const reply = await request.get(path || "/");
    const html = await reply.text();
    const hasAnchor = anchor === undefined || html.includes(`id="${anchor}"`);
    expect({ href, status: reply.status(), hasAnchor }).toEqual({
      href,
      status: 200,
      hasAnchor: true,
    });
  }
});

test("an unknown address answers 404 and says so, with the hint", async ({ page }) => {
  const reply = await page.goto("/no-such-page");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("was this page added to the router?")).toBeVisible();
});
