import { expect, test } from "vitest";
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

test("a bad phrase or part of a file of lists is told with its line", () => {
  const lists = {
    parts: { few: "[a|the]*", broken: "cracked|" },
    missing: ["no {part}"],
    animals: ["dog[s"],
  };

  expect(faultsOfLists({ file: "phrases.json", text: JSON.stringify(lists, null, 2) })).toEqual([
    {
      file: "phrases.json",
      line: 4,
      reason: '"cracked|": an alternative is empty, or a blank too many',
    },
    { file: "phrases.json", line: 10, reason: '"dog[s": a ] is missing' },
  ]);
});
