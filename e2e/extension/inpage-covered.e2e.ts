import type { Page } from "@playwright/test";
import { type Extension, expect, test } from "../fixtures/extension.ts";
import { InPage } from "../fixtures/in-page.ts";

// A page that makes people press what they do not see. The browser, the extension and the press are real.

const item = "https://www.facebook.com/marketplace/item/333/";

/** Far longer than a press is looked at. */
const longMs = 1_000;

async function openItem(extension: Extension) {
  const page = await extension.context.newPage();
  await page.goto(item);
  const inPage = await InPage.of(page);
  await expect.poll(() => inPage.text()).toContain("Analyze Deal");
  return { page, inPage };
}

/** Lets every press through to what is under it. */
const lure = `
  const lure = document.createElement("div");
  lure.id = "lure";
  lure.style.cssText = "display:block;position:fixed;inset:0;width:100%;height:100%;margin:0;border:0;" +
    "background:#fff;z-index:2147483647;pointer-events:none";
  document.documentElement.append(lure);
`;

const covers: [string, string][] = [
  ["laid under a sheet that lets presses through", lure],
  [
    "laid under such a sheet in the top layer",
    `${lure} lure.popover = "manual"; lure.showPopover();`,
  ],
  ["made transparent with the whole page", "document.documentElement.style.opacity = '0.01';"],
  ["made transparent by a filter", "document.documentElement.style.filter = 'opacity(0)';"],
  ["painted over by a blend", "document.documentElement.style.mixBlendMode = 'screen';"],
  ["turned over", "document.documentElement.style.transform = 'rotate(0.5deg)';"],
];

const run = (page: Page, script: string) => page.evaluate(`{${script}}`);

for (const [how, script] of covers) {
  test(`the button does nothing while it is ${how}`, async ({ extension }) => {
    const { page, inPage } = await openItem(extension);
    await run(page, script);
    await page.waitForTimeout(longMs);

    await inPage.press("Analyze Deal");
    await page.waitForTimeout(longMs);

    expect(inPage.findCard()).toBeUndefined();
    expect(await inPage.text()).toContain("covers or changes this button");
  });
}

test("a cover that is taken away under the pointer does not make the press count", async ({
  extension,
}) => {
  const { page, inPage } = await openItem(extension);
  await run(
    page,
    `${lure} addEventListener("pointerdown", () => lure.remove(), { capture: true });`,
  );
  await page.waitForTimeout(longMs);

  await inPage.press("Analyze Deal");
  await page.waitForTimeout(longMs);
  expect(inPage.findCard()).toBeUndefined();

  // Nothing is in the way any more, and a person presses again.
  await inPage.press("Analyze Deal");
  await expect((await inPage.card()).getByRole("article")).toContainText("DeWalt");
});

test("the button works on a page that fades itself in, and beside what covers other places", async ({
  extension,
}) => {
  const { page, inPage } = await openItem(extension);
  await run(
    page,
    `document.body.animate({ opacity: [0, 1], filter: ["blur(9px)", "none"] }, 60_000);
     ${lure} lure.style.inset = "0 0 auto auto";
     lure.style.width = lure.style.height = "50%";`,
  );

  await inPage.press("Analyze Deal");

  await expect((await inPage.card()).getByRole("article")).toContainText("DeWalt");
});

test("the card does nothing while the page covers it, and works again once it is seen", async ({
  extension,
}) => {
  const { page, inPage } = await openItem(extension);
  await inPage.press("Analyze Deal");
  const card = await inPage.card();
  await expect(card.getByRole("article")).toBeVisible();
  await run(page, lure);
  await page.waitForTimeout(longMs);

  await card.getByRole("button", { name: "Close" }).click();
  await page.waitForTimeout(longMs);
  expect(inPage.findCard()).toBeDefined();

  await run(page, "document.querySelector('#lure').remove();");
  await page.waitForTimeout(longMs);
  await card.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => inPage.findCard()).toBeUndefined();
});
