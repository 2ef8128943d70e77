import { join } from "node:path";
import { copyProduct } from "../lib/copy-product.ts";
import { root } from "../lib/root.ts";
import { bundleCommand, putBefore } from "./bundle-command.ts";
import { makeTarball, manifestOf, type Tarball } from "./tarball.ts";

const readme = `# flipworth

Says whether a second-hand listing is worth buying: resale range, net profit after fees, a verdict, and the highest
price worth paying. It needs no key, and no network once it is installed.

\`\`\`sh
echo '{"title": "DeWalt DCD771 drill with two batteries", "price": 45}' | npx flipworth appraise
npx flipworth read listing.html    # a saved page, its copied text (.txt) or a picture → the listing as JSON
npx flipworth sold results.html    # a saved page of sold results → comparable sales as JSON
npx flipworth serve                # the whole product at http://localhost:3000, with its own PostgreSQL
npx flipworth backup FILE          # what serve keeps, in one file; restore FILE puts it into an empty DATA_DIR
\`\`\`
`;

/** The commands in one file, and the server with its site as they were built. */
export async function packCommand(folder: string): Promise<Tarball> {
  const to = join(folder, "flipworth");
  await bundleCommand({ name: "flipworth", entry: "apps/cli/src/published.ts" }, join(to, "dist"));
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

function copyServer(to: string): void {
  copyProduct(to);
  const entries = [
    "main.js",
    "backup.js",
    "engine-thread.js",
    "page-thread.js",
    "picture-worker.js",
  ];
  for (const entry of entries) {
    putBefore('import "../../../dist/older-node.js";', join(to, "apps/server/dist", entry));
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
