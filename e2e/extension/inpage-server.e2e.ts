import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../scripts/lib/server.ts";
import { expect, test } from "../fixtures/extension.ts";
import { InPage } from "../fixtures/in-page.ts";
import { buildSlowRoad } from "../fixtures/slow-road.ts";

const item = "https://www.facebook.com/marketplace/item/333/";

test("a server that is away is named in the card, and its return gives the answer for one credit", async ({
  extension,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), "flipworth-restart-"));
  // PostgreSQL's own user must reach it when the tests run as root.
  await chmod(dataDir, 0o755);
  const first = await startServer({ DATA_DIR: dataDir });
  await extension.useServer(first.address);
  const page = await extension.context.newPage();
  await page.goto(item);
  const inPage = await InPage.of(page);
  await first.stop();
  await inPage.press("Analyze Deal");
  const card = await inPage.card();
  await expect(card.getByText("We can’t reach Flipworth right now")).toBeVisible();

  const again = await startServer({ DATA_DIR: dataDir, PORT: new URL(first.address).port });
  await card.getByRole("button", { name: "Try again" }).click();

  // A server that has just started has its engine to load first.
  await expect(card.getByRole("article")).toContainText("DeWalt", { timeout: 30_000 });
  await extension.pressButton(page);
  const panel = await extension.panel();
  // One for the card, one for the press on the toolbar.
  await expect.poll(() => panel.text()).toContain("8 of 10 left");
  await again.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("an answer that was lost on its way is fetched again for no second credit", async ({
  extension,
  server,
}) => {
  const road = await buildSlowRoad(server.address);
  await extension.useServer(road.address);
  const page = await extension.context.newPage();
  // The first analysis registers this browser, so that what is held below is the answer itself.
  await page.goto("https://dayton.craigslist.org/tls/d/dayton-drill/7800000001.html");
  const inPage = await InPage.of(page);
  await inPage.press("Analyze Deal");
  await expect((await inPage.card()).getByRole("article")).toBeVisible();
  await page.goto(item);
  road.hold();
  await inPage.press("Analyze Deal");
  const card = await inPage.card();
  await expect(card.getByText("Reading the listing")).toBeVisible();
  // Long enough for the server to be done; only the way back is closed.
  await page.waitForTimeout(1_500);
  road.cut();
  await expect(card.getByRole("button", { name: "Try again" })).toBeVisible();

  road.release();
  await card.getByRole("button", { name: "Try again" }).click();

  await expect(card.getByRole("article")).toContainText("DeWalt");
  await card.getByRole("button", { name: "Side panel" }).click();
  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("8 of 10 left");
  await road.stop();
});
