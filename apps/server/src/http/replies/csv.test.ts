import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["a plain text", ["Drill"], "Drill"],
  ["a comma", ["Drill, old"], '"Drill, old"'],
  ["quotes", ['27" monitor'], '"27"" monitor"'],
  ["a line break", ["two\nlines"], '"two\nlines"'],
  ["nothing", [null, "", "x"], ",,x"],
  ["numbers, also below zero", [-12.5, 0], "-12.5,0"],
  ["a formula", ['=HYPERLINK("https://evil.test")'], `"'=HYPERLINK(""https://evil.test"")"`],
  ["a sum", ["+1+1"], "'+1+1"],
  ["a loss as text", ["-$12.50"], "'-$12.50"],
  ["a command", ["@SUM(A1)"], "'@SUM(A1)"],
  ["a tab before a formula", ["\t=1"], "'\t'=1"],
  ["a carriage return before a formula", ["\r=1"], `"'\r'=1"`],
  ["a formula behind a semicolon", ["Drill;=1+1;-2"], "Drill;'=1+1;'-2"],
  ["a formula behind a tab", ["Drill\t=1+1\t@A1"], "Drill\t'=1+1\t'@A1"],
  ["a formula behind a line break", ["Drill\n+1"], `"Drill\n'+1"`],
  ["a formula in quotes behind a semicolon", ['Drill;"=1+1"'], `"Drill;""'=1+1"""`],
  ["a formula behind a semicolon and spaces", ["Drill; =1"], "Drill; '=1"],
  ["a semicolon and a dash in the middle", ["a; b-c"], "a; b-c"],
  ["a wide equals sign", ["＝1+1"], "'＝1+1"],
  ["an equals sign in the middle", ["a=b"], "a=b"],
])("%s in a table runs nothing, however a spreadsheet splits its lists", (_what, cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
