import { readFileSync } from "node:fs";

const script = readFileSync(new URL("./browser-stand-in.js", import.meta.url), "utf8");

/** The script that stands in for the provider's browser library, with the emulator's address in it. */
export function browserScript(origin: string, release: string): string {
  return script.replace("__EMULATOR_ORIGIN__", origin).replace("__RELEASE__", release);
}
