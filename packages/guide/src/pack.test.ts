import { expect, test } from "vitest";
import { builtInSource } from "./built-in.ts";
import { packSource, unpackSource } from "./pack.ts";

test("what is shipped says the same as the data, in under four fifths of the bytes", () => {
  const source = builtInSource();
  const packed = JSON.stringify(packSource(source));

  expect(unpackSource(JSON.parse(packed))).toEqual(source);
  expect(packed.length).toBeLessThan((JSON.stringify(source).length * 4) / 5);
});
