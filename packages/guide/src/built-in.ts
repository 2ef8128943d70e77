import { expandGuide } from "./expand/expand.ts";
import type { Guide } from "./guide.ts";
import { dataFolder, readSource } from "./source/read-source.ts";
import type { GuideSource } from "./source/source.ts";

// A bundle has this file made anew by ./bundle-plugin.ts, with the data in it.

let source: GuideSource | undefined;
let guide: Guide | undefined;

/** The guide's own data as it is written. Read when first asked for, once for a process. */
export function builtInSource(): GuideSource {
  source ??= readSource(dataFolder());
  return source;
}

/** The guide that the product comes with, expanded once for a process. */
export function builtInGuide(): Guide {
  guide ??= expandGuide(builtInSource());
  return guide;
}
