import { pathToFileURL } from "node:url";
import { endWithParent } from "./end-with-parent.ts";

// Runs the built server for a test or a measurement: node serve-with-parent.ts MAIN

const [main = ""] = process.argv.slice(2);
process.argv.splice(1, 2, main);
endWithParent();
await import(pathToFileURL(main).href);
