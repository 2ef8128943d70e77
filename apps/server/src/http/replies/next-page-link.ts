import type { ListPage } from "@flipworth/contract";

/** The `Link` header that leads from one page of a list to the next; none after the last. */
export function nextPageLink(path: string, next: ListPage | undefined): Record<string, string> {
  if (!next) return {};
  const { before = "", limit, search, sort } = next;
  const query = new URLSearchParams({ before, limit: String(limit), sort });
  if (search) query.set("search", search);
  return { Link: `<${path}?${query.toString()}>; rel="next"` };
}
