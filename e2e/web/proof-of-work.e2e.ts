import { proofServer } from "../fixtures/proof-server.ts";
import { expect, test as base } from "../fixtures/test.ts";

const test = base.extend({ server: proofServer });

test("a visitor's first analysis does the proof of work by itself, once", async ({
  page,
  complaints,
}) => {
  complaints.allow(/428 .*\/api\/installs$/);
  const registrations: number[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === "/api/installs") registrations.push(response.status());
  });
  const analyze = page.getByRole("button", { name: "Analyze", exact: true });
  const result = page.getByRole("region", { name: "Result" }).getByRole("article");

  await page.goto("/analyze");
  await page.getByRole("textbox", { name: /listing’s text/ }).fill("DeWalt DCF887 drill\n$45");
  await analyze.click();
  await expect(result).toBeVisible({ timeout: 30_000 });
  await page.goto("/analyze");
  await page.getByRole("textbox", { name: /listing’s text/ }).fill("Nintendo Switch OLED\n$160");
  await analyze.click();
  await expect(result).toBeVisible({ timeout: 30_000 });

  expect(registrations).toEqual([428, 201]);
});
