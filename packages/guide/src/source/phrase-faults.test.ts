import { expect, test } from "vitest";
import { builtInSource } from "../built-in.ts";
import { faultsOfLines, faultsOfLists, notAnItemLines } from "./phrase-faults.ts";

const faultsOfJobs = (...lines: readonly object[]) => {
  const text = `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
  const written = { file: "not-an-item.jsonl", text };
  return faultsOfLines(written, notAnItemLines, { pay: "pay|wage" });
};

test("a bad phrase is told with its file, its line and the reason", () => {
  const good = { reason: "job", phrases: ["now hiring", "good {pay}"] };

  expect(
    faultsOfJobs(good, { reason: "job", phrases: ["hiring [now", "per||hour"] }, { ...good }),
  ).toEqual([
    { file: "not-an-item.jsonl", line: 2, reason: '"hiring [now": a ] is missing' },
    {
      file: "not-an-item.jsonl",
      line: 2,
      reason: '"per||hour": an alternative is empty, or a blank too many',
    },
  ]);
});

test("a bad exception, an unknown part and an unknown field are told as well", () => {
  const reasons = [
    { reason: "job", phrases: ["hiring"], unless: ["sign)"] },
    { reason: "job", phrases: ["good {wage}"] },
    { reason: "job", phrases: ["hiring"], when: "now" },
  ].map((line) => faultsOfJobs(line)[0]?.reason);

  expect(reasons).toEqual([
    '"sign)": ) closes nothing',
    '"good {wage}": there is no part {wage}',
    ': Unrecognized key: "when"',
  ]);
});

test("a bad phrase or part of the lists is told with its line", () => {
  const { phrases } = builtInSource();
  const lists = { ...phrases, parts: { ...phrases.parts, dwelling: "house|" }, animals: ["dog[s"] };

  const faults = faultsOfLists({ file: "phrases.json", text: '{\n"house|",\n"dog[s"\n}' }, lists);

  expect(faults).toContainEqual({
    file: "phrases.json",
    line: 2,
    reason: '"house|": an alternative is empty, or a blank too many',
  });
  expect(faults).toContainEqual({
    file: "phrases.json",
    line: 3,
    reason: '"dog[s": a ] is missing',
  });
});
