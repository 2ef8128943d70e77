import { buildProducts, workshopOf } from "./lib/products.ts";

// All products, or those that are named.
const workshop = workshopOf(process.argv.slice(2));
const built = await buildProducts((line) => process.stdout.write(`${line}\n`), workshop);
process.exit(built ? 0 : 1);
