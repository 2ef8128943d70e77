import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { guideInBundle } from "@flipworth/guide/bundle-plugin";
import { rolldown } from "rolldown";
import { root } from "../lib/root.ts";

/** What has binaries, threads or data of its own stays outside of the bundle. */
const installed = /^(sharp|tesseract\.js|@tesseract\.js-data\/eng|canvas)(\/|$)/;

type Command = {
  /** What a person types behind `npx`. */
  name: string;
  /** Its code, from the repository's root. */
  entry: string;
};

/** One file that runs by itself, with the reader of pictures and the guide's data beside it. */
export async function bundleCommand({ name, entry }: Command, to: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: {
      [name]: entry,
      "older-node": "apps/cli/src/older-node.ts",
      "picture-worker": "packages/ocr/src/picture-worker.ts",
    },
    platform: "node",
    external: installed,
    plugins: [guideInBundle("file", { isWritten: false })],
  });
  await bundle.write({ dir: to, format: "esm", entryFileNames: "[name].js" });
  await bundle.close();
  cpSync(join(root, "apps/server/dist/guide.json.br"), join(to, "guide.json.br"));
  putBefore("#!/usr/bin/env node", join(to, `${name}.js`));
  // A thread has functions of its own.
  putBefore('import "./older-node.js";', join(to, "picture-worker.js"));
}

export function putBefore(line: string, file: string): void {
  writeFileSync(file, `${line}\n${readFileSync(file, "utf8")}`);
}
