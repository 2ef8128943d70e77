import { faultsOn } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/extension.ts";

// The browser is real, and so are the built extension, its side panel and the server. Of a person,
// the mouse on the toolbar is left out: the protocol runs the button's action, with its grants.

const item = "https://www.facebook.com/marketplace/item/111/";

test("the button on a listing shows its deal card in the side panel", async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.goto(item);

  await extension.pressButton(page);

  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("9 of 10 left");
  const text = await panel.text();
  expect(text).toContain("DeWalt DCF887");
  expect(text).toMatch(/Asking \$45/);
  expect(text).toMatch(/\b(Buy|Skip)\b/);
});

test("a shortcut and an entry in the page's menu stand ready beside the button", async ({
  extension,
}) => {
  expect(await extension.shortcut()).toBe("Alt+Shift+F");
  expect(await extension.hasMenuEntry()).toBe(true);
});

test("another item in the same tab clears the old answer, and a press reads the new one", async ({
  extension,
}) => {
  const page = await extension.context.newPage();
  await page.goto(item);
  await extension.pressButton(page);
  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("Analyze again");

  await page.getByRole("button", { name: "Open the next item" }).click();

  await expect.poll(() => panel.text()).toContain("This tab shows another page now");
  expect(await panel.text()).not.toContain("DeWalt");
  expect(await panel.press("Analyze this page")).toBe(true);
  await expect.poll(() => panel.text()).toContain("Oak dresser, six drawers");
});

test("a page that no reader knows is read from a picture of it", async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.goto("https://shop.example/driver");

  await extension.pressButton(page);

  const panel = await extension.panel();
  await expect.poll(() => panel.text(), { timeout: 20_000 }).toContain("Analyze again");
  expect(await panel.text()).toContain("DCF887");
});

test("a page of many listings offers to rate them, and sends nothing", async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.goto("https://www.facebook.com/marketplace/");

  await extension.pressButton(page);

  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("no listing leaves your browser");
  // Not even registered: the server was never asked for anything.
  expect(await extension.storedKeys()).toEqual(["serverAddress"]);
});

test("nothing of a page is read before the button is pressed", async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.goto(item);
  expect(await extension.canReadActiveTab()).toBe(false);
  await extension.pressButton(page);
  expect(await extension.canReadActiveTab()).toBe(true);
});

test("a server that is away is named, and a retry reaches it when it is back", async ({
  extension,
  server,
}) => {
  await extension.useServer("http://localhost:9");
  const page = await extension.context.newPage();
  await page.goto(item);
  await extension.pressButton(page);
  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("We can’t reach Flipworth right now");

  await extension.useServer(server.address);
  expect(await panel.press("Try again")).toBe(true);

  await expect.poll(() => panel.text()).toContain("Analyze again");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the panel can be used by everybody, ${colorScheme}, at 320 pixels`, async ({
    extension,
  }) => {
    const page = await extension.context.newPage();
    await page.goto(item);
    await extension.pressButton(page);

    const panel = await extension.panelPage();
    await panel.emulateMedia({ colorScheme });
    await panel.setViewportSize({ width: 320, height: 700 });
    await expect(panel.getByRole("button", { name: "Analyze again" })).toBeVisible();

    expect(await panel.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await faultsOn(panel, { colorsAlone: colorScheme === "dark" })).toEqual([]);
  });
}
