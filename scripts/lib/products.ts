import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { inventoryOf } from "./inventory.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";

type Product = {
  name: string;
  /** Folders and files whose change makes it stale. */
  inputs: readonly string[];
  /** What must be there after a build. */
  output: string;
  workspace: string;
};

const always = ["package-lock.json", "tsconfig.base.json"];

export const products: readonly Product[] = [
  {
    name: "server",
    inputs: [
      "apps/server",
      "packages/engine",
      "packages/guide",
      "packages/contract",
      "packages/ocr",
    ],
    output: "apps/server/dist/main.js",
    workspace: "@flipworth/server",
  },
  {
    name: "site",
    inputs: [
      "apps/web",
      "packages/ui",
      "packages/contract",
      "packages/engine",
      "packages/guide",
      "packages/content",
    ],
    output: "apps/web/build/client/index.html",
    workspace: "@flipworth/web",
  },
  {
    name: "extension",
    inputs: ["apps/extension", "packages/ui", "packages/contract", "packages/readers"],
    output: "apps/extension/dist/chrome-mv3/manifest.json",
    workspace: "@flipworth/extension",
  },
];

const generated = /^(node_modules|build|dist|\.output|\.wxt|\.react-router|\.cache|golden)$/;
const stamps = join(root, "node_modules", ".cache", "flipworth");

/** Builds the products whose sources changed since their last build, side by side. */
export async function buildProducts(say: (line: string) => void): Promise<boolean> {
  const stale = products
    .map((product) => ({ product, hash: hashInputs(product) }))
    .filter(({ product, hash }) => lastBuilt(product) !== hash);
  if (stale.length > 0) say(`Building ${stale.map(({ product }) => product.name).join(", ")} …`);
  const results = await Promise.all(
    stale.map(async ({ product, hash }) => {
      const { code, output } = await run([
        "npm",
        "run",
        "--silent",
        "build",
        "-w",
        product.workspace,
      ]);
      if (code === 0) remember(product, hash);
      else say(`Building the ${product.name} failed:\n${output}`);
      return code === 0;
    }),
  );
  return results.every(Boolean);
}

function hashInputs(product: Product): string {
  const hash = createHash("sha256");
  for (const input of [...product.inputs, ...always]) {
    for (const file of filesIn(join(root, input))) {
      hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (path.endsWith(".json")) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !generated.test(entry.name) && !/\.(test|e2e)\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesIn(child) : [child];
    });
}

function lastBuilt(product: Product): string | undefined {
  const stamp = join(stamps, product.name);
  if (!existsSync(stamp) || !existsSync(join(root, product.output))) return undefined;
  const [hash, inventory] = readFileSync(stamp, "utf8").split("\n");
  // One that was cut off, or lost files since, is made anew.
  return inventory === builtInventory(product) ? hash : undefined;
}

function remember(product: Product, hash: string): void {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, product.name), `${hash}\n${builtInventory(product)}`);
}

function builtInventory({ output }: Product): string {
  return inventoryOf(dirname(join(root, output)));
}
