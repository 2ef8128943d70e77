import { join } from "node:path";
import { dataFolder, readSource } from "./read-source.ts";

const builtIn = join(import.meta.dirname, "built-in.ts");

/**
 * For Rolldown and Vite: puts the guide's data into the bundle, as text that is parsed when first
 * asked for. A bundle stands elsewhere than the data, and JSON is parsed faster than code.
 */
export function guideInBundle() {
  return {
    name: "guide-in-bundle",
    load(id: string): string | undefined {
      return id.split("?")[0] === builtIn
        ? moduleOf(JSON.stringify(readSource(dataFolder())))
        : undefined;
    },
  };
}

function moduleOf(json: string): string {
  return `
import { expandGuide } from "./expand.ts";
let source, guide;
export function builtInSource() { source ??= JSON.parse(${literal(json)}); return source; }
export function builtInGuide() { guide ??= expandGuide(builtInSource()); return guide; }
`;
}

/** In ASCII: a text with one other letter takes twice the memory. */
function literal(json: string): string {
  const ascii = json.replace(
    /[^ -~]/g,
    (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return JSON.stringify(ascii);
}
