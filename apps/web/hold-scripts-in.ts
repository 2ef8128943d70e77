import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { holdScripts } from "./src/delivery/hold-scripts.ts";

/** Every prerendered page under `folder` paints first. The empty app has nothing to paint before it starts. */
export async function holdScriptsIn(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter(
    (file) => file.endsWith(".html") && basename(file) !== "__spa-fallback.html",
  );
  await Promise.all(
    pages.map(async (page) => {
      const path = join(folder, page);
      await writeFile(path, holdScripts(await readFile(path, "utf8")));
    }),
  );
}
