import "./older-node.ts";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { published, runCommand } from "./commands.ts";

// What `npx flipworth` runs. The server lies beside it, laid out as in the repository.

const words = process.argv.slice(2);
const ofServer = (name: string) =>
  pathToFileURL(join(import.meta.dirname, `../apps/server/dist/${name}.js`)).href;
if (words[0] === "serve") {
  // It takes its own words from the command line: none here.
  process.argv.splice(2);
  await import(ofServer("main"));
} else if (words[0] === "backup" || words[0] === "restore") {
  await import(ofServer("backup"));
} else {
  process.exitCode = await runCommand(words, published(process.cwd()));
}
