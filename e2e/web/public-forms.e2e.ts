import { expect, test } from "../fixtures/test.ts";

const path = "/facebook-marketplace-profit-calculator";

test("the calculator answers in the browser alone, and a copied link answers again", async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(path);
  const result = page.getByRole("region", { name: "Result" });
  await expect(result).toContainText("Enter your deal details to calculate profit potential");

  await page.getByLabel("Purchase price ($)").fill("40");
  await page.getByLabel("Expected sale price ($)").fill("100");
  await page.getByLabel("Where you sell it").selectOption({ label: "eBay, most categories" });
  await page.getByRole("button", { name: "Calculate Profit" }).click();
  await expect(result).toContainText("Net Profit$44.98");
  await expect(result).toContainText("Great Deal! High profit margin and ROI.");
  await page.getByText("The bill").click();
  await expect(result).toContainText("also charged on 7.5% sales tax");

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).hash).toContain("salePrice=100");
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole("region", { name: "Result" })).toContainText("Net Profit$44.98");
  expect(complaints).toEqual([]);
  // What every page asks once; nothing of what was typed.
  expect(calls.filter((call) => !["/api/auth/user", "/api/settings"].includes(call))).toEqual([]);
});

test.describe("while the page's code is still on its way", () => {
  test("what was typed stays, and a form sent too early is answered", async ({ page }) => {
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.getByLabel("Purchase price ($)").fill("10");
    await page.getByLabel("Expected sale price ($)").fill("25");
    await page.getByRole("button", { name: "Calculate Profit" }).click();

    const result = page.getByRole("region", { name: "Result" });
    await expect(result).toContainText("Net Profit$15.00");
    await expect(page.getByLabel("Purchase price ($)")).toHaveValue("10");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the campaign's buttons carry its tags and open a tab of their own", async ({ page }) => {
    await page.goto("/reddit");
    const buttons = page.getByRole("main").getByRole("link", { name: /new tab/ });

    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      await expect(button).toHaveAttribute("target", "_blank");
      await expect(button).toHaveAttribute("href", /utm_source=reddit.*utm_campaign=flip_check/);
    }
  });
});

test("the newsletter takes an address on a page without framework code", async ({ page }) => {
  await page.goto("/blog");
  const field = page.getByPlaceholder("Enter your email");
  const subscribe = page.getByRole("button", { name: "Subscribe Free" });

  await field.fill("not an address");
  await subscribe.click();
  await expect(page.getByText("Enter an email address like name@example.com.")).toBeVisible();

  await field.fill("ana@example.com");
  await subscribe.click();
  await expect(page.getByText("Thanks! You’re on the list.")).toBeVisible();
  await expect(field).toHaveValue("");
});
