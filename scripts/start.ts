import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { buildProducts } from "./lib/products.ts";
import { root } from "./lib/root.ts";

const built = await buildProducts((line) => process.stdout.write(`${line}\n`));
if (!built) process.exit(1);
// In this process rather than a new one: a second start is quicker, and signals need no relay.
await import(pathToFileURL(join(root, "apps/server/dist/main.js")).href);
