import { existsSync } from "node:fs";
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes the data files of pages without framework code, and of files that are no page: only React
 * Router's own navigation would ask for them, and no link leads into such a page by it.
 */
export async function dropUnreadData(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true });
  const data = files.filter((file) => file.endsWith(".data"));
  await Promise.all(
    data.map(async (file) => {
      const page = join(site, file.slice(0, -".data".length).replace(/^_$/, ""), "index.html");
      if (!(await isHydrated(page))) await rm(join(site, file));
    }),
  );
}

async function isHydrated(page: string): Promise<boolean> {
  return existsSync(page) && (await readFile(page, "utf8")).includes("__reactRouterContext");
}
