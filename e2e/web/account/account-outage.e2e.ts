import { mkdtemp, chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../../scripts/lib/server.ts";
import { lamps, saveAll, signInAnew } from "../../fixtures/account.ts";
import { expect, test } from "../../fixtures/test.ts";

test.describe("on a server that goes away", () => {
  test("each list and each press says so and offers another try, and then all is back", async ({
    browser,
  }) => {
    const dataDir = await mkdtemp(join(tmpdir(), "flipworth-outage-"));
    await chmod(dataDir, 0o755);
    const first = await startServer({ DATA_DIR: dataDir });
    const { origin, port } = new URL(first.address);
    const page = await browser.newPage({ baseURL: origin });
    await signInAnew(page);
    await saveAll(page, lamps(2));
    await page.reload();
    const rows = page.getByRole("list", { name: "Saved listings" }).getByRole("heading");
    await expect(rows).toHaveCount(2);
    await first.stop();

    await page.getByRole("button", { name: "Delete Lamp number 2" }).click();
    const away = /We can’t reach Flipworth\. Check your connection/;
    await expect(
      page.getByText(/^Failed to delete listing: We can’t reach Flipworth/),
    ).toBeVisible();
    await expect(rows).toHaveCount(2);
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Oldest first");
    const lost = page.getByRole("alert").filter({ hasText: "couldn’t load" });
    await expect(lost).toContainText(away);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(lost).toBeVisible();

    const second = await startServer({ DATA_DIR: dataDir, PORT: port });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(rows).toHaveText(["Lamp number 1", "Lamp number 2"]);
    await page.getByRole("button", { name: "Delete Lamp number 2" }).click();
    await expect(page.getByText("Listing deleted", { exact: true })).toBeVisible();
    await page.close();
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
