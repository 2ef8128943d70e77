import { readAnyPage } from "@flipworth/readers/outside-a-browser";
import type { PageReader } from "../../features/mcp/page-pool.ts";

/** The reader of pages without its thread. */
export const pagesHere: PageReader = {
  read: async (html, url) => readAnyPage(html, url),
  close: async () => {},
};
