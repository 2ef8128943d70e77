import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { holdScripts } from "./src/delivery/hold-scripts.ts";

/** The empty app has nothing to paint before it starts. */
const neverHeld = "__spa-fallback.html";

/** The prerendered pages under `folder` paint first. */
export async function holdScriptsIn(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html") && file !== neverHeld);
  await Promise.all(
    pages.map(async (page) => {
      const path = join(folder, page);
      await writeFile(path, holdScripts(await readFile(path, "utf8")));
    }),
  );
}
