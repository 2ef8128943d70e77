import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { root } from "../lib/root.ts";
import { type Clip, fillScript, seenScript } from "./in-page.ts";
import type { Plan } from "./plan.ts";

/** What of a field can be seen in the picture, and whether that is all of it. */
type SeenText = { text: string; isWhole: boolean };
export type SeenFields = Partial<Record<"title" | "price" | "condition" | "description", SeenText>>;
export type RenderedPage = { picture: Buffer; seen: SeenFields };

const pages = join(root, "e2e/fixtures/listing-pages");
/** A laptop's window and a phone's screen, in pixels at 100 % and in points. */
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const jpegQuality = 60;

/** Takes one picture of a fixture page, and notes what a person can see on it. */
export async function renderPage(browser: Browser, plan: Plan): Promise<RenderedPage> {
  const zoom = plan.zoomPercent / 100;
  const viewport =
    plan.device === "phone"
      ? phone
      : { width: Math.round(desktop.width / zoom), height: Math.round(desktop.height / zoom) };
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: zoom,
    colorScheme: plan.scheme,
  });
  try {
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(pages, `${plan.page}.html`)).href);
    await page.evaluate(fillScript(plan));
    const clip = clipOf(viewport, plan.crop);
    const seen: SeenFields = await page.evaluate(seenScript(clip));
    const format = plan.isJpeg ? ({ type: "jpeg", quality: jpegQuality } as const) : {};
    return { picture: await page.screenshot({ clip, ...format }), seen };
  } finally {
    await context.close();
  }
}

function clipOf(size: { width: number; height: number }, crop: Plan["crop"]): Clip {
  const [left, top, right, bottom] = crop;
  const x = Math.round(left * size.width);
  const y = Math.round(top * size.height);
  return {
    x,
    y,
    width: Math.round((1 - right) * size.width) - x,
    height: Math.round((1 - bottom) * size.height) - y,
  };
}
