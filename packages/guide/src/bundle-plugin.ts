import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { packedGuideJson } from "./packed-guide.ts";

const builtIn = join(import.meta.dirname, "built-in.ts");
const fileName = "guide.json.br";

/** Where the data go: compressed into a file beside the bundle, or into its code as text. */
type Place = "file" | "code";

/**
 * For Rolldown and Vite: puts the guide's data into or beside the bundle, which stands elsewhere
 * than the data. They are parsed when first asked for: JSON is parsed faster than code, and the
 * text of a file is forgotten then, where that of code stays in memory. Compressing takes seconds:
 * who copies the file from another bundle has it not written.
 */
export function guideInBundle(place: Place, { isWritten = true } = {}) {
  return {
    name: "guide-in-bundle",
    load(id: string): string | undefined {
      if (id.split("?")[0] !== builtIn) return undefined;
      return place === "file" ? readingFile : holdingText(packedGuideJson());
    },
    writeBundle({ dir }: { dir?: string }): void {
      if (place === "code" || !isWritten || dir === undefined) return;
      mkdirSync(dir, { recursive: true });
      writeFileSync(join(dir, fileName), brotliCompressSync(packedGuideJson()));
    },
  };
}

const readingFile = moduleOf(
  `brotliDecompressSync(readFileSync(join(import.meta.dirname, ${JSON.stringify(fileName)}))).toString()`,
  'import { readFileSync } from "node:fs";\nimport { join } from "node:path";\nimport { brotliDecompressSync } from "node:zlib";',
);

const holdingText = (json: string): string => moduleOf("text", `const text = ${literal(json)};`);

function moduleOf(text: string, imports = ""): string {
  return `${imports}
import { expandGuide } from "./expand/expand.ts";
import { unpackSource } from "./pack.ts";
let source, guide;
export function builtInSource() { source ??= unpackSource(JSON.parse(${text})); return source; }
export function builtInGuide() { guide ??= expandGuide(unpackSource(JSON.parse(${text}))); return guide; }
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
