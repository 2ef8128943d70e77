import { readFile } from "node:fs/promises";
import { parsePage } from "@flipworth/readers/outside-a-browser";
import { ReadError } from "./read-error.ts";

/** The bytes of a file that a person named. Throws ReadError. */
export async function readNamedFile(path: string): Promise<Buffer> {
  return readFile(path).catch((cause: unknown) => {
    throw new ReadError(`We can't read ${path}. Check the name.`, { cause });
  });
}

/** A saved page as a document, with the address that the browser noted in it. Throws ReadError. */
export function parseSavedPage(html: string): { document: Document; url: string } {
  const page = parsePage(html);
  if (!page) throw new ReadError("This file isn't a web page.");
  return page;
}
