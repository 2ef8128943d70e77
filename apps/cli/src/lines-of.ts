import type { Readable } from "node:stream";

/**
 * The lines of a stream of UTF-8, without their line feeds and with never more than one line and
 * one chunk in memory. Only a line feed ends a line: JSON may hold the separators U+2028 and U+2029
 * as they are, at which `node:readline` cuts.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  input.setEncoding("utf8");
  let begun = "";
  for await (const chunk of input) {
    const [first = "", ...others] = String(chunk).split("\n");
    begun += first;
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
  if (begun !== "") yield begun;
}
