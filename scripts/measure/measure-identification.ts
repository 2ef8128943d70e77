import { createEngine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import {
  countIdentification,
  isFarOff,
  outcomeOfTitle,
  type TitleOutcome,
} from "../../packages/engine/src/testing/labelled-identification.ts";
import { labelledTitles } from "../lib/labelled-titles.ts";

// Asks the engine what labelled titles of our own sell. Counts go to standard output; with --misses
// each title that is far off, a false Buy or wrongly counted goes to standard error.

const labels = labelledTitles("{labelled-titles,labelled/*}.jsonl");
const engine = createEngine(builtInGuide());
const outcomes = labels.map((label) => outcomeOfTitle(label, engine));

const columns = [
  "titles",
  "answered",
  "off by ×2.5",
  "false Buys",
  "wrong number",
  "wrong maker",
  "within ×2 of those ≥ 0.9 sure",
];
process.stdout.write(`|  | ${columns.join(" | ")} |\n| ---${" | ---".repeat(columns.length)} |\n`);
row("all", outcomes);
for (const split of ["tuning", "held_out"] as const)
  row(
    split,
    outcomes.filter(({ label }) => label.split === split),
  );
for (const by of ["kind", "category"] as const) {
  for (const name of new Set(labels.map((label) => label[by])))
    row(
      name,
      outcomes.filter(({ label }) => label[by] === name),
    );
}
// Nobody has looked at which of these are missed: who does moves them into `labelled`.
row(
  "unseen",
  labelledTitles("unseen-titles.jsonl").map((label) => outcomeOfTitle(label, engine)),
);
if (process.argv.includes("--misses")) for (const outcome of outcomes) showMiss(outcome);

function row(name: string, some: readonly TitleOutcome[]): void {
  const { titles, answered, wrong, falseBuys, wrongQuantity, wrongBrand, sure, sureAndRight } =
    countIdentification(some);
  const cells = [
    titles,
    share(answered, titles),
    `${wrong} (${share(wrong, titles)})`,
    falseBuys,
    wrongQuantity,
    wrongBrand,
    `${share(sureAndRight, sure)} of ${sure}`,
  ];
  process.stdout.write(`| ${name} | ${cells.join(" | ")} |\n`);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}

function showMiss(outcome: TitleOutcome): void {
  const { label, name, median, isFalseBuy, isWrongQuantity, isWrongBrand, confidence } = outcome;
  const faults = [
    isFarOff(outcome) ? "far off" : "",
    isFalseBuy ? "Buy" : "",
    isWrongQuantity ? "number" : "",
    isWrongBrand ? "maker" : "",
    median === null && label.kind === "ordinary" ? "no answer" : "",
  ].filter(Boolean);
  if (faults.length === 0) return;
  const taken = `${name ?? "nothing"}, $${Math.round(median ?? 0)}, ${confidence.toFixed(2)}`;
  process.stderr.write(
    `${label.split === "held_out" ? "H" : "T"} ${faults.join(", ")} | ${label.category} ${label.kind} | ${label.title} ($${label.usd}) => ${taken}\n`,
  );
}
