import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import {
  type LabelledTitle,
  measureVerdicts,
  outcomes,
  reportOn,
  type VerdictCounts,
} from "../packages/engine/src/testing/labelled-verdicts.ts";
import { root } from "./lib/root.ts";

// Asks the engine about titles of our own whose kind and price a person wrote down before. Counts go
// to standard output; the traps that are a Buy, with what they were taken for, to standard error.

const engine = createEngine(builtInGuide());
const file = join(root, "packages/engine/golden/labelled-titles.jsonl");
const labels: LabelledTitle[] = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

process.stdout.write(`| titles | asked at | of | ${outcomes.join(" | ")} |\n`);
process.stdout.write(`| --- | --- | ---${" | ---".repeat(outcomes.length)} |\n`);
show("all", labels);
show(
  "tuned on",
  labels.filter(({ split }) => split === "tuning"),
);
show(
  "held out",
  labels.filter(({ split }) => split === "held_out"),
);
for (const label of labels.filter(({ kind }) => kind !== "ordinary")) showFalseBuy(label);

function show(name: string, some: readonly LabelledTitle[]): void {
  const { trapsAtTheirPrice, ordinaryAtHalf, ordinaryAtFull } = measureVerdicts(some, engine);
  process.stdout.write(row(`traps, ${name}`, "their own price", trapsAtTheirPrice));
  process.stdout.write(row(`ordinary, ${name}`, "half", ordinaryAtHalf));
  process.stdout.write(row(`ordinary, ${name}`, "full price", ordinaryAtFull));
}

function row(name: string, ask: string, counts: VerdictCounts): string {
  const cells = outcomes.map(
    (outcome) => `${counts[outcome]} (${Math.round((100 * counts[outcome]) / counts.titles)}%)`,
  );
  return `| ${name} | ${ask} | ${counts.titles} | ${cells.join(" | ")} |\n`;
}

function showFalseBuy(label: LabelledTitle): void {
  const report = reportOn(label, 1, engine);
  if (report?.recommendation !== "Buy") return;
  const { name } = report.details.analysisStages.identification;
  process.stderr.write(
    `Buy at $${label.usd}: ${label.title} => ${name}, ${report.marketValue}, ${report.confidence}\n`,
  );
}
