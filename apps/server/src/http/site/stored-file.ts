import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { Encoding } from "./fill-addresses.ts";

type Body = Uint8Array<ArrayBuffer>;

export const readStored = (path: string): Body => new Uint8Array(readFileSync(path));

/** One file of the site as a folder keeps it: plain, in the encodings beside it, or in brotli alone. */
export type StoredFile = {
  /** The bytes as they were built. */
  text: () => Body;
  /** The copy in this encoding; undefined where the folder has none. */
  copy: (encoding: Encoding) => Body | undefined;
  /** Whether it was worth a copy in any encoding. */
  isCompressible: boolean;
};

const suffixes = { br: ".br", gzip: ".gz" } as const;

/**
 * Reads the file now and unpacks it when its text is asked for. What is compressed anew in any case,
 * `isFilledIn`, is kept in brotli alone where the folder has that: an eighth of its size, and nobody
 * asks for most of a thousand pages.
 */
export function storedFile(
  path: string,
  all: { has: (path: string) => boolean },
  isFilledIn: boolean,
): StoredFile {
  const readIf = (wanted: boolean, at: string) =>
    wanted && all.has(at) ? readStored(at) : undefined;
  const isPacked = all.has(path + suffixes.br) && (isFilledIn || !all.has(path));
  const plain = readIf(!isPacked, path);
  const copies = {
    br: readIf(isPacked || !isFilledIn, path + suffixes.br),
    gzip: readIf(!isFilledIn, path + suffixes.gzip),
  };
  return {
    text: () => plain ?? new Uint8Array(brotliDecompressSync(copies.br ?? new Uint8Array())),
    copy: (encoding) => (isFilledIn ? undefined : copies[encoding]),
    isCompressible: Object.values(suffixes).some((suffix) => all.has(path + suffix)),
  };
}
