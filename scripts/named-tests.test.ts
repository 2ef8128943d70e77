import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Documents that say which test shows what they claim. */
const documents = ["docs/security.md", "docs/reliability.md"];

test.each(documents)("every test that %s names exists", (document) => {
  const text = readFileSync(document, "utf8");
  const names = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`/g)].map(
    ([, name = ""]) => name,
  );

  expect(names.length).toBeGreaterThan(20);
  // Both documents shorten the server's names.
  const isThere = (name: string) => existsSync(name) || existsSync(`apps/server/src/${name}`);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
