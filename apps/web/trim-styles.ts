import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { usedStyles } from "./src/delivery/used-styles.ts";

const styleElement = /(?<=<style id="styles">)[^]*?(?=<\/style>)/;

/** Leaves each page without framework code the styles it uses; the others draw new elements. */
export async function trimStylesIn(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true });
  for (const file of files.filter((name) => name.endsWith("index.html"))) {
    const path = join(site, file);
    const html = await readFile(path, "utf8");
    if (html.includes("__reactRouterContext")) continue;
    const elements = html.replace(styleElement, "");
    await writeFile(
      path,
      html.replace(styleElement, (css) => usedStyles(css, elements)),
    );
  }
}
