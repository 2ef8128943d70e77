import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { siteOriginPlaceholder } from "@flipworth/contract";

const textExtensions = new Set(
  ".html .js .css .svg .json .txt .xml .data .wasm .webmanifest".split(" "),
);

/** Writes a `.br` and a `.gz` beside every text file under `folder`. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => textExtensions.has(extname(file)));
  await Promise.all(texts.map((file) => compressFile(join(folder, file))));
}

// What names the site's address is compressed anew when the server has filled it in: here it costs
// little, for a thousand pages at the best quality take a minute.
const quick = { brotli: 4, gzip: 6 };
const best = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const quality = content.includes(siteOriginPlaceholder) ? quick : best;
  const hint = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: hint }),
    promisify(gzip)(content, { level: quality.gzip }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
