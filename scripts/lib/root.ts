import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, wherever a script is called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
