import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { inventoryOf } from "./inventory.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";

export type Product = {
  name: string;
  /** Folders and files whose change makes it stale. */
  inputs: readonly string[];
  /** What must be there after a build. */
  output: string;
  workspace: string;
  /** Settings that name a file whose content is built in. */
  fileSettings?: readonly string[];
};

const always = ["package-lock.json", "tsconfig.base.json"];

const products: readonly Product[] = [
  {
    name: "server",
    inputs: inputsOf("apps/server"),
    output: "apps/server/dist/main.js",
    workspace: "@flipworth/server",
  },
  {
    name: "site",
    inputs: inputsOf("apps/web"),
    output: "apps/web/build/client/index.html",
    workspace: "@flipworth/web",
    fileSettings: ["SALES_FILE"],
  },
  {
    name: "extension",
    inputs: inputsOf("apps/extension"),
    output: "apps/extension/dist/chrome-mv3/manifest.json",
    workspace: "@flipworth/extension",
  },
];

/** The app and each package of ours that it rests on, by what their manifests say. */
function inputsOf(app: string): readonly string[] {
  const inputs = new Set([app]);
  // A set that grows goes on with what was added.
  for (const input of inputs) {
    const manifest = readFileSync(join(root, input, "package.json"), "utf8");
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(manifest);
    for (const name of Object.keys(dependencies))
      if (name.startsWith("@flipworth/")) inputs.add(name.replace("@flipworth/", "packages/"));
  }
  return [...inputs];
}

const generated = /^(node_modules|build|dist|\.output|\.wxt|\.react-router|\.cache|golden)$/;

/** Where the products are, and how one is built; a test has a tree of its own. */
type Workshop = {
  folder: string;
  products: readonly Product[];
  build: (product: Product) => Promise<{ code: number; output: string }>;
};

const ours: Workshop = {
  folder: root,
  products,
  build: ({ workspace }) => run(["npm", "run", "--silent", "build", "-w", workspace]),
};

/** Of the products the named ones; all without a name. */
export function workshopOf(names: readonly string[]): Workshop {
  const unknown = names.find((name) => !products.some((product) => product.name === name));
  if (unknown) throw new Error(`There is no product ${unknown}`);
  if (names.length === 0) return ours;
  return { ...ours, products: products.filter(({ name }) => names.includes(name)) };
}

/**
 * Builds the products whose sources changed since their last build, and those whose build is not
 * whole any more, side by side. False when one of them failed.
 */
export async function buildProducts(
  say: (line: string) => void,
  workshop = ours,
): Promise<boolean> {
  const { folder } = workshop;
  const stale = workshop.products
    .map((product) => ({ product, hash: hashInputs(folder, product) }))
    .filter(({ product, hash }) => lastBuilt(folder, product) !== hash);
  if (stale.length > 0) say(`Building ${stale.map(({ product }) => product.name).join(", ")} …`);
  const results = await Promise.all(
    stale.map(async ({ product, hash }) => {
      const { code, output } = await workshop.build(product);
      if (code === 0) remember(folder, product, hash);
      else say(`Building the ${product.name} failed:\n${output}`);
      return code === 0;
    }),
  );
  return results.every(Boolean);
}

function hashInputs(folder: string, product: Product): string {
  const hash = createHash("sha256");
  for (const input of [...product.inputs, ...always]) {
    for (const file of filesIn(join(folder, input))) {
      hash.update(relative(folder, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  for (const name of product.fileSettings ?? []) {
    const file = process.env[name];
    if (file) hash.update(name).update("\0").update(readFileSync(file));
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

function lastBuilt(folder: string, product: Product): string | undefined {
  const stamp = stampOf(folder, product);
  if (!existsSync(stamp) || !existsSync(join(folder, product.output))) return undefined;
  const [hash, inventory] = readFileSync(stamp, "utf8").split("\n");
  // One that was cut off, or lost files since, is made anew.
  return inventory === builtInventory(folder, product) ? hash : undefined;
}

function remember(folder: string, product: Product, hash: string): void {
  const stamp = stampOf(folder, product);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${hash}\n${builtInventory(folder, product)}`);
}

const stampOf = (folder: string, { name }: Product) =>
  join(folder, "node_modules", ".cache", "flipworth", name);

function builtInventory(folder: string, { output }: Product): string {
  return inventoryOf(dirname(join(folder, output)));
}
