import { join } from "node:path";
import { root } from "../lib/root.ts";
import { bundleCommand } from "./bundle-command.ts";
import { makeTarball, manifestOf, type Tarball } from "./tarball.ts";

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
  await bundleCommand(
    { name: "flipworth-mcp", entry: "apps/cli/src/mcp/main.ts" },
    join(to, "dist"),
  );
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
