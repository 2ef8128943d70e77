import { expect, test } from "vitest";
import { phrasesOf } from "./phrases.ts";

test.each([
  ["one phrase", ["one phrase"]],
  ["iphone 13, iphone13", ["iphone 13", "iphone13"]],
  [
    "\n    drop leaf table, gateleg table,\n    gate leg table\n  ",
    ["drop leaf table", "gateleg table", "gate leg table"],
  ],
  [
    ["iphone 13", "iphone13"],
    ["iphone 13", "iphone13"],
  ],
])("%j are the phrases %j", (written, phrases) => {
  expect(phrasesOf(written)).toEqual(phrases);
});
