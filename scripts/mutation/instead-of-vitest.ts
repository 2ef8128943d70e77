import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

const recorder = new URL("recorded-tests.ts", import.meta.url).href;

/** From here on tests that import Vitest get what records them. */
export function putRecorderInsteadOfVitest(): void {
  // Vitest's `expect` asks for its worker. It needs no more of it than this.
  const config = { expect: { poll: { timeout: 20_000 } } };
  Object.assign(globalThis, { __vitest_worker__: { config, environment: { name: "node" } } });
  registerHooks({
    resolve: (specifier, context, next) => {
      const isOurs = specifier === "vitest" && context.parentURL !== recorder;
      if (isOurs) return { url: recorder, shortCircuit: true };
      const found = next(specifier, context);
      const reading = context.parentURL?.match(/[?&]reading=(\d+)/)?.[1];
      const isRead =
        reading !== undefined && isChanged(found.url) && !found.url.includes("reading=");
      return isRead ? { ...found, url: inReading(found.url, Number(reading)) } : found;
    },
    // Stryker's copies stand under node_modules, where Node takes no types out.
    load: (url, context, next) =>
      isChanged(url)
        ? { format: "module", source: withoutTypes(url), shortCircuit: true }
        : next(url, context),
  });
}

/** Stryker's copy of the sources, where the changes stand. */
const isChanged = (url: string) => url.includes("/sandbox/") && /\.ts(\?|$)/.test(url);

/** The address under which a module is read anew, with all that it imports of the changed code. */
export const inReading = (url: string, reading: number) =>
  `${url}${url.includes("?") ? "&" : "?"}reading=${reading}`;

const withoutTypes = (url: string) =>
  stripTypeScriptTypes(readFileSync(fileURLToPath(url.replace(/\?.*$/, "")), "utf8"));
