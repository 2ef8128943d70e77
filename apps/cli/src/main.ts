import { enableCompileCache } from "node:module";

// The engine and its price guide are compiled once, and kept in the system's folder for such things
// from then on: a command then starts in half the time. Only what is imported after this is kept.
enableCompileCache();
const { runCommand, scripts } = await import("./commands.ts");

// npm runs scripts in the repository's root; people name files from where they stand.
const callerFolder = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await runCommand(process.argv.slice(2), scripts(callerFolder));
