import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lateStyles } from "./src/delivery/late-styles.ts";
import { tidyMarkup } from "./src/delivery/tidy-markup.ts";
import { usedStyles } from "./src/delivery/used-styles.ts";

const styleElement = /(?<=<style id="styles">)[^]*?(?=<\/style>)/;

/** What these show first is nothing yet: all that they are is drawn later. */
const drawnLater = ["dashboard", "settings", "connect", "subscribe", "design"].map((folder) =>
  join(folder, "index.html"),
);

/** Leaves each page the styles that it uses; one that hydrates fetches the others after its words. */
export async function trimStylesIn(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true });
  const all = styleElement.exec(await readFile(join(site, "index.html"), "utf8"))?.[0] ?? "";
  const href = await writeLateStyles(site, all);
  for (const file of files.filter((name) => name.endsWith("index.html"))) {
    if (drawnLater.includes(file)) continue;
    const path = join(site, file);
    const html = await readFile(path, "utf8");
    const elements = html.replace(styleElement, "");
    const trimmed = html.replace(styleElement, (css) => usedStyles(css, elements));
    await writeFile(path, isHydrated(html) ? askFor(href, trimmed) : tidyMarkup(trimmed));
  }
}

const isHydrated = (html: string) => html.includes("__reactRouterContext");

/** At the very end, where it keeps nothing above it from being painted. */
function askFor(href: string, html: string): string {
  return html.replace("</body>", () => `<link rel="stylesheet" href="${href}"/></body>`);
}

/** The address of a file with all styles, named after its content as the other assets are. */
async function writeLateStyles(site: string, styles: string): Promise<string> {
  const text = lateStyles(styles);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  await writeFile(join(site, "assets", `styles-${hash}.css`), text);
  return `/assets/styles-${hash}.css`;
}
