import { buildProducts } from "./lib/products.ts";

const built = await buildProducts((line) => process.stdout.write(`${line}\n`));
process.exit(built ? 0 : 1);
