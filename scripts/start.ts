import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endWithParent } from "./lib/end-with-parent.ts";
import { buildProducts } from "./lib/products.ts";
import { root } from "./lib/root.ts";

const settings = join(root, ".env");
if (existsSync(settings)) process.loadEnvFile(settings);

const built = await buildProducts((line) => process.stdout.write(`${line}\n`));
if (!built) process.exit(1);

// `kill` of npm ends npm and the shell it runs this in, and never reaches this process: when the
// shell is gone, the server stops as it would have been asked to.
endWithParent();

// In this process rather than a new one: a second start is quicker.
await import(pathToFileURL(join(root, "apps/server/dist/main.js")).href);
