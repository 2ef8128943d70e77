import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { holdScripts } from "./src/delivery/hold-scripts.ts";

/**
 * The empty app has nothing to paint before it starts, and a form has to answer the first press:
 * on /analyze, held scripts left a press of the button without effect.
 */
const neverHeld = [
  "__spa-fallback.html",
  join("analyze", "index.html"),
  join("garage-sale", "index.html"),
  join("facebook-marketplace-profit-calculator", "index.html"),
];

/** The prerendered pages under `folder` that only show something paint first. */
export async function holdScriptsIn(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html") && !neverHeld.includes(file));
  await Promise.all(
    pages.map(async (page) => {
      const path = join(folder, page);
      await writeFile(path, holdScripts(await readFile(path, "utf8")));
    }),
  );
}
