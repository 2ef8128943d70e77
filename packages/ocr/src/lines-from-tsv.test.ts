import { expect, test } from "vitest";
import { linesFromTsv } from "./lines-from-tsv.ts";

const table = [
  "1\t1\t0\t0\t0\t0\t0\t0\t800\t600\t-1\t",
  "4\t1\t1\t1\t1\t0\t30\t40\t200\t20\t-1\t",
  "5\t1\t1\t1\t1\t1\t30\t40\t90\t20\t96.9\tDeWalt",
  "5\t1\t1\t1\t1\t2\t130\t42\t100\t18\t72.1\tdrill",
  "4\t1\t2\t1\t1\t0\t30\t80\t50\t20\t-1\t",
  "5\t1\t2\t1\t1\t1\t30\t80\t50\t20\t95\t$45",
  "",
].join("\n");

test("words come with their boxes, line by line", () => {
  const lines = linesFromTsv(table);

  expect(lines.map(({ words }) => words.map(({ text }) => text))).toEqual([
    ["DeWalt", "drill"],
    ["$45"],
  ]);
  expect(lines[0]?.words[1]).toEqual({
    text: "drill",
    confidence: 72,
    box: { left: 130, top: 42, right: 230, bottom: 60 },
  });
});

test("a picture without words has no lines", () => {
  expect(linesFromTsv("")).toEqual([]);
});
