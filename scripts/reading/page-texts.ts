import { pathToFileURL } from "node:url";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { readPrice } from "@flipworth/engine";
import { root } from "../lib/root.ts";
import { fillScript } from "./in-page.ts";
import type { PastedText } from "./messages.ts";
import type { Plan } from "./plan.ts";

const pages = join(root, "e2e/fixtures/listing-pages");
const window = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** What "select all" and "copy" give of each planned page, with its menus, cards and chat. */
export async function copyPages(browser: Browser, plans: readonly Plan[]): Promise<PastedText[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const texts: PastedText[] = [];
    for (const plan of plans) texts.push(pastedFrom(plan, await copyPage(page, plan)));
    return texts;
  } finally {
    await context.close();
  }
}

/** The texts of the pages that show no single listing. */
export async function copyOthers(browser: Browser, plans: readonly Plan[]): Promise<string[]> {
  const page = await browser.newPage();
  try {
    const texts: string[] = [];
    for (const plan of plans) texts.push(await copyPage(page, plan));
    return texts;
  } finally {
    await page.close();
  }
}

async function copyPage(page: Page, plan: Plan): Promise<string> {
  await page.setViewportSize(plan.device === "phone" ? phone : window);
  await page.goto(pathToFileURL(join(pages, `${plan.page}.html`)).href);
  await page.evaluate(fillScript(plan));
  return page.evaluate(`(() => {
    getSelection().selectAllChildren(document.body);
    return getSelection().toString();
  })()`);
}

function pastedFrom({ page, text: shown }: Plan, text: string): PastedText {
  const { title, price, condition, description } = shown;
  const truth = readPrice(price);
  // What is not shown on a page is not asked of its text.
  const isShown = (words: string) => text.replace(/\s+/g, " ").includes(words);
  return {
    form: page,
    text,
    title,
    titleAs: "exact",
    price: {
      kinds: [truth.kind],
      ...(truth.kind === "stated" ? { dollars: truth.amount / 100 } : {}),
    },
    condition: isShown(condition) ? condition : null,
    description: isShown(description) ? description : null,
  };
}
