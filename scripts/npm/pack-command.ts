import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { guideInBundle } from "@flipworth/guide/bundle-plugin";
import { rolldown } from "rolldown";
import { root } from "../lib/root.ts";
import { makeTarball, manifestOf, type Tarball } from "./tarball.ts";

/** What has binaries, threads or data of its own stays outside of the bundle. */
const installed = /^(sharp|tesseract\.js|@tesseract\.js-data\/eng)(\/|$)/;
const compressed = new Set([".br", ".gz", ".map"]);

const readme = `# flipworth

Says whether a second-hand listing is worth buying: resale range, net profit after fees, a verdict, and the highest
price worth paying. It needs no key, and no network once it is installed.

\`\`\`sh
echo '{"title": "DeWalt DCD771 drill with two batteries", "price": 45}' | npx flipworth appraise
npx flipworth read listing.html    # a saved page, its copied text (.txt) or a picture → the listing as JSON
npx flipworth sold results.html    # a saved page of sold results → comparable sales as JSON
npx flipworth serve                # the whole product at http://localhost:3000, with its own PostgreSQL
\`\`\`
`;

/** The commands in one file, and the server with its site as they were built. */
export async function packCommand(folder: string): Promise<Tarball> {
  const to = join(folder, "flipworth");
  await bundleCommands(join(to, "dist"));
  copyServer(to);
  return makeTarball(
    to,
    {
      name: "flipworth",
      description: "Says whether a second-hand listing is worth buying.",
      bin: { flipworth: "dist/flipworth.js" },
      files: ["dist", "apps"],
      dependencies: dependenciesOf(["apps/server", "packages/ocr"]),
      optionalDependencies: manifestOf(join(root, "apps/server")).optionalDependencies,
    },
    readme,
  );
}

async function bundleCommands(to: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: {
      flipworth: "apps/cli/src/published.ts",
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
  const command = join(to, "flipworth.js");
  writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, "utf8")}`);
}

/** Laid out as in the repository, because the server finds its site by its own place. */
function copyServer(to: string): void {
  const parts = [
    "apps/server/dist",
    "apps/web/build/client",
    "apps/extension/dist/flipworth-extension.zip",
  ];
  for (const part of parts) {
    cpSync(join(root, part), join(to, part), {
      recursive: true,
      filter: (file) => !compressed.has(extname(file)),
    });
  }
  // The data of the guide is compressed and belongs to the code.
  cpSync(join(root, "apps/server/dist/guide.json.br"), join(to, "apps/server/dist/guide.json.br"));
  mkdirSync(join(to, "apps/server/dist"), { recursive: true });
  for (const thread of ["main.js", "engine-thread.js", "page-thread.js", "picture-worker.js"]) {
    const path = join(to, "apps/server/dist", thread);
    writeFileSync(path, `import "../../../dist/older-node.js";\n${readFileSync(path, "utf8")}`);
  }
}

/** What the workspaces have installed, without each other. */
function dependenciesOf(workspaces: readonly string[]): Record<string, string> {
  const all = workspaces.flatMap((workspace) =>
    Object.entries(manifestOf(join(root, workspace)).dependencies ?? {}),
  );
  const others = all.filter(([name]) => !name.startsWith("@flipworth/"));
  return Object.fromEntries(others.toSorted(([a], [b]) => a.localeCompare(b)));
}
