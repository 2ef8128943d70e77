import recorded from "../../../page-dates.json" with { type: "json" };

/** What is recorded of a page: a hash of its words, the day it was first there and the day they last changed. */
export type RecordedPage = readonly [hash: string, published: string, modified: string];

const pages = new Map<string, readonly string[]>(Object.entries(recorded));

/**
 * The days (ISO) when a page was first there and when its words last changed; nothing for a page that is not recorded yet.
 * `npm run page-dates` records them after a build. For loaders.
 */
export function pageDates(path: string): { published?: string; modified?: string } {
  const [, published, modified] = pages.get(path) ?? [];
  return published && modified ? { published, modified } : {};
}
