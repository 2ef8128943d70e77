/// <reference types="chrome" />
import { mkdtemp, chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { type RunningServer, startServer } from "../../scripts/lib/server.ts";
import { type Extension, expect, test } from "../fixtures/extension.ts";
import { connectExtension, fillSignInForm } from "../fixtures/sign-in.ts";

const item = "https://www.facebook.com/marketplace/item/111/";

/** The panel of a listing, as a page, with its answer. */
async function answeredPanel(extension: Extension) {
  const listing = await extension.context.newPage();
  await listing.goto(item);
  await extension.pressButton(listing);
  const panel = await extension.panelPage();
  await expect(panel.getByRole("button", { name: "Analyze again" })).toBeVisible();
  return { listing, panel };
}

const shapeOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth);

test("what a visitor signs in from the panel to save is saved by itself, and stands on the site", async ({
  extension,
  server,
}) => {
  const { panel } = await answeredPanel(extension);

  const opened = extension.context.waitForEvent("page");
  await panel.getByRole("button", { name: "Sign in to save" }).click();
  const site = await opened;
  await expect(panel.getByText("Finish signing in on the other tab")).toBeVisible();
  await fillSignInForm(site, { name: "Ana Reed", email: "ana.panel@example.com" });
  await connectExtension(site);
  await panel.bringToFront();

  // The real side panel, or this page of it: one of the two saves, and both know.
  await expect(panel.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Account menu of Ana Reed" })).toHaveText("A");
  await site.goto(`${server.address}/dashboard`);
  await expect(site.getByText("DeWalt DCF887").first()).toBeVisible();
});

test("who is signed in on the site is taken over without another form, and can leave again", async ({
  extension,
  server,
}) => {
  const site = await extension.context.newPage();
  await site.goto(`${server.address}/api/login?returnTo=/dashboard`);
  await fillSignInForm(site, { name: "Ben Stone", email: "ben.panel@example.com" });
  await expect(site).toHaveURL(`${server.address}/dashboard`);
  const { panel } = await answeredPanel(extension);

  const opened = extension.context.waitForEvent("page");
  await panel.getByRole("button", { name: "Sign in to save" }).click();
  await connectExtension(await opened);
  await panel.bringToFront();
  await panel.getByRole("button", { name: "Account menu of Ben Stone" }).click();
  await panel.getByRole("button", { name: "Sign out" }).click();

  await expect(panel.getByRole("button", { name: "Sign in to save" })).toBeVisible();
  const kept = await panel.evaluate(async () => Object.keys(await chrome.storage.local.get()));
  expect(kept.filter((key) => key.startsWith("install"))).toEqual([]);
});

test("the history opens a past deal card, and leads back", async ({ extension }) => {
  const { panel } = await answeredPanel(extension);

  await panel.getByRole("button", { name: "Analysis history" }).click();
  await panel.getByRole("button", { name: /DeWalt DCF887.*Profit/ }).click();
  await expect(panel.getByText(/^Asking \$45/)).toBeVisible();
  await panel.getByRole("button", { name: "Back" }).click();

  await expect(panel.getByRole("heading", { name: "Analysis history" })).toBeFocused();
  await panel.getByRole("button", { name: "Back" }).click();
  await expect(panel.getByRole("button", { name: "Analyze again" })).toBeVisible();
});

test("the worker may be stopped at any time: the panel and the button go on", async ({
  extension,
}) => {
  const { listing, panel } = await answeredPanel(extension);
  const protocol = await extension.context.newCDPSession(panel);
  await protocol.send("ServiceWorker.enable");

  await protocol.send("ServiceWorker.stopAllWorkers");
  await listing.bringToFront();
  await panel.getByRole("button", { name: "Analyze again" }).dispatchEvent("click");
  await expect(panel.getByText("8 of 10 left")).toBeVisible();
  await protocol.send("ServiceWorker.stopAllWorkers");
  await extension.pressButton(listing);

  await expect(panel.getByText("7 of 10 left")).toBeVisible();
});

test("without credits the panel says when there are new ones, and where there are more", async ({
  extension,
  server,
}) => {
  const { listing, panel } = await answeredPanel(extension);
  const secret = await panel.evaluate(async () => {
    const kept: Record<string, { secret?: string }> = await chrome.storage.local.get();
    return Object.values(kept).find(({ secret: found }) => found !== undefined)?.secret;
  });
  for (let price = 50; price < 59; price++) {
    const reply = await fetch(`${server.address}/api/analyses`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ title: "DeWalt DCF887 impact driver", price }),
    });
    expect(reply.status).toBe(200);
  }

  await listing.bringToFront();
  await extension.pressButton(listing);

  await expect(panel.getByRole("alert")).toContainText("You've used all 10 analyses this month");
  await expect(panel.getByText("0 of 10 left")).toBeVisible();
  const plans = panel.getByRole("link", { name: "See plans" });
  await expect(plans).toHaveAttribute("href", `${server.address}/pricing`);
});

test("a picture is looked at, cut by the keyboard, and only the cut part is sent", async ({
  extension,
}) => {
  const page = await extension.context.newPage();
  await page.goto("https://shop.example/driver");
  await extension.set({ "sending.1": { picture: "ask", looksFirst: false } });
  await extension.pressButton(page);
  const beside = await extension.panel();
  await expect.poll(() => beside.text()).toContain("Review before sending");
  const panel = await extension.panelPage();
  await expect(panel.getByRole("heading", { name: "Review before sending" })).toBeFocused();

  // The side panel takes its width from the page, before or after the picture.
  const taken = await shapeOf(panel.getByRole("img", { name: "The captured page" }));
  const bottom = panel.getByRole("slider", { name: "Bottom edge" });
  await bottom.focus();
  for (let press = 0; press < 3; press++) await bottom.press("ArrowUp");
  await expect(bottom).toHaveAttribute("aria-valuetext", "94%");
  await panel.getByRole("button", { name: "Analyze", exact: true }).click();

  await expect(panel.getByRole("button", { name: "Analyze again" })).toBeVisible();
  await expect(panel.getByText("DCF887").first()).toBeVisible();
  await panel.getByText("What we sent").click();
  const sent = panel.getByRole("img", { name: "The captured page" });
  await expect(sent).toHaveAttribute("src", /^data:image\/webp/);
  expect((await shapeOf(sent)) / taken).toBeCloseTo(0.94, 2);
});

test.describe("servers of one's own", () => {
  let own: RunningServer | undefined;
  let dataDir = "";
  test.beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "flipworth-own-"));
    // PostgreSQL's own user must reach it when the tests run as root.
    await chmod(dataDir, 0o755);
    own = await startServer({ DATA_DIR: dataDir });
  });
  test.afterEach(async () => {
    await own?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test("a server that restarts between two analyses still knows this browser", async ({
    extension,
  }) => {
    const address = own?.address ?? "";
    await extension.useServer(address);
    const { listing, panel } = await answeredPanel(extension);
    await expect(panel.getByText("9 of 10 left")).toBeVisible();

    await own?.stop();
    own = undefined;
    await listing.bringToFront();
    await extension.pressButton(listing);
    await expect(panel.getByRole("alert")).toContainText("We can’t reach Flipworth right now");
    own = await startServer({ DATA_DIR: dataDir, PORT: new URL(address).port });
    await panel.getByRole("button", { name: "Try again" }).click();

    // The server has just started, and the browser may have its proof of work to do anew.
    await expect(panel.getByText("8 of 10 left")).toBeVisible({ timeout: 30_000 });
  });

  test("the options page points the extension at it, and the panel analyzes there", async ({
    extension,
  }) => {
    const address = own?.address ?? "";
    const options = await extension.context.newPage();
    await options.goto(extension.optionsUrl);

    await options.getByRole("textbox", { name: "Server address" }).fill(`${address}/`);
    await options.getByRole("button", { name: "Use this server" }).click();
    await expect(options.getByText(`Connected to ${address}, Flipworth`)).toBeVisible();

    const { panel } = await answeredPanel(extension);
    await panel.getByText("What we sent").click();
    await expect(panel.getByText(`Sent to ${new URL(address).host}:`)).toBeVisible();
  });
});
