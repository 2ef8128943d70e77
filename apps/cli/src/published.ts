import "./older-node.ts";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { published, runCommand } from "./commands.ts";

// What `npx flipworth` runs. The server lies beside it, laid out as in the repository.

const words = process.argv.slice(2);
if (words[0] === "serve") {
  const server = join(import.meta.dirname, "../apps/server/dist/main.js");
  // It takes its own words from the command line: none here.
  process.argv.splice(2);
  await import(pathToFileURL(server).href);
} else {
  process.exitCode = await runCommand(words, published(process.cwd()));
}
