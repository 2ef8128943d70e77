import { cpSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { addBase } from "./image/base.ts";
import { installDependencies } from "./image/dependencies.ts";
import { bytesIn } from "./image/files.ts";
import { copyProduct } from "./lib/copy-product.ts";
import { root } from "./lib/root.ts";

// Lays out everything that the container image holds, from what was built: deploy/Dockerfile. On Debian,
// as root: node scripts/make-image-root.ts FOLDER

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("Usage: node scripts/make-image-root.ts FOLDER\n");
  process.exit(1);
}
const image = resolve(folder);
const app = join(image, "app");
mkdirSync(app, { recursive: true });
addBase(image);
installDependencies(app);
copyProduct(app);
cpSync(join(root, "LICENSE"), join(app, "LICENSE"));
// Its code is of modules.
cpSync(join(root, "apps/server/package.json"), join(app, "apps/server/package.json"));
process.stdout.write(`${(bytesIn(image) / 1e6).toFixed(1)} MB in ${image}\n`);
