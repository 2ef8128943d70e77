import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { guideInBundle } from "@flipworth/guide/bundle-plugin";
import { rolldown } from "rolldown";
import { root } from "../lib/root.ts";
import { makeTarball, manifestOf, type Tarball } from "./tarball.ts";

/** What has binaries, threads or data of its own stays outside of the bundle. */
const installed = /^(sharp|tesseract\.js|@tesseract\.js-data\/eng|canvas)(\/|$)/;

const readme = `# flipworth-mcp

Flipworth for AI agents, by the Model Context Protocol: what a second-hand listing resells for, what it leaves after
fees, and the highest price worth paying.

\`\`\`json
{ "mcpServers": { "flipworth": { "command": "npx", "args": ["-y", "flipworth-mcp"] } } }
\`\`\`

It works on this machine alone, with no account, no key and no network. With the address of a server in \`FLIPWORTH_URL\` and
a key of your account in \`FLIPWORTH_API_KEY\` it also uses your analyses, recorded sales and deals. \`--sales FILE\`
remembers the sales of a file in JSON Lines, \`--guide FILE\` adds lines to the price guide.
`;

/** The tools of agents in one file, to be started by \`npx flipworth-mcp\`. */
export async function packMcp(folder: string): Promise<Tarball> {
  const to = join(folder, "flipworth-mcp");
  await bundle(join(to, "dist"));
  return makeTarball(
    to,
    {
      name: "flipworth-mcp",
      description: "Appraises second-hand listings for AI agents, with or without a server.",
      bin: { "flipworth-mcp": "dist/flipworth-mcp.js" },
      files: ["dist"],
      dependencies: manifestOf(join(root, "packages/ocr")).dependencies,
    },
    readme,
  );
}

async function bundle(to: string): Promise<void> {
  const bundled = await rolldown({
    cwd: root,
    input: {
      "flipworth-mcp": "apps/cli/src/mcp/main.ts",
      "older-node": "apps/cli/src/older-node.ts",
      "picture-worker": "packages/ocr/src/picture-worker.ts",
    },
    platform: "node",
    external: installed,
    plugins: [guideInBundle("file", { isWritten: false })],
  });
  await bundled.write({ dir: to, format: "esm", entryFileNames: "[name].js" });
  await bundled.close();
  cpSync(join(root, "apps/server/dist/guide.json.br"), join(to, "guide.json.br"));
  putBefore("#!/usr/bin/env node", join(to, "flipworth-mcp.js"));
  // A thread has functions of its own.
  putBefore('import "./older-node.js";', join(to, "picture-worker.js"));
}

function putBefore(line: string, file: string): void {
  writeFileSync(file, `${line}\n${readFileSync(file, "utf8")}`);
}
