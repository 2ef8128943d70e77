import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";

// The tests that repeat themselves, as often as docs/reliability.md says. Words after `--` choose
// among them, as they do for vitest: npm run soak -- many-servers
// A load that goes on for minutes is apart from them: npm run soak -- load 30
const words = process.argv.slice(2);
const { code } =
  words[0] === "load"
    ? await run(["node", "scripts/soak-load.ts", ...words.slice(1)], { live: true })
    : await run(["vitest", "run", ...(words.length > 0 ? words : suites())], {
        live: true,
        env: { FLIPWORTH_SOAK: "1" },
      });
process.exit(code);

/** By what they say and not by a list, which would miss a file that moved. */
function suites(): string[] {
  return ["apps/server/src", "packages/ocr/src"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => `${folder}/${name}`)
      .filter((path) => repeatsItself(readFileSync(join(root, path), "utf8"))),
  );
}

function repeatsItself(source: string): boolean {
  return /\/soak\.ts"|FLIPWORTH_SOAK/.test(source);
}
