import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A hash of what a built page says to people, without its markup and its dates. undefined where it was not built. */
export function hashOfPage(site: string, path: string): string | undefined {
  const file = join(site, path, "index.html");
  return existsSync(file) ? hashOfWords(readFileSync(file, "utf8")) : undefined;
}

function hashOfWords(html: string): string {
  const main = /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "";
  const words = main
    .replaceAll(/<(script|style|time)\b[^]*?<\/\1>|<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return createHash("sha256").update(words).digest("base64url").slice(0, 10);
}
