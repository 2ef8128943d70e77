import { enableCompileCache } from "node:module";

// The engine and its price guide are compiled once, and kept in the system's folder for such things
// from then on: a command then starts in half the time. Only what is imported after this is kept.
enableCompileCache();
await import("./commands.ts");
