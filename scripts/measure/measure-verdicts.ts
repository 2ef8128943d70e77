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
} from "../../packages/engine/src/testing/labelled-verdicts.ts";
import {
  type Agreement,
  agreementOf,
  type TwoPrices,
} from "../../packages/engine/src/testing/price-agreement.ts";
import { root } from "../lib/root.ts";

// Asks the engine about titles of our own whose kind and price were written down before. Counts go
// to standard output; the traps that are a Buy, with what they were taken for, to standard error.

const engine = createEngine(builtInGuide());
const labels = readLabels("labelled-titles.jsonl");
const everyday = readLabels("everyday-titles.jsonl");

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
const everydayVerdicts = measureVerdicts(everyday, engine);
process.stdout.write(row("everyday", "half", everydayVerdicts.ordinaryAtHalf));
process.stdout.write(row("everyday", "full price", everydayVerdicts.ordinaryAtFull));
showSecondReader(labels.flatMap(bySecondReader));
for (const label of labels.filter(({ kind }) => kind !== "ordinary")) showFalseBuy(label);

function readLabels(name: string): LabelledTitle[] {
  const text = readFileSync(join(root, "packages/engine/golden", name), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

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

/** The same titles as the second reader priced them. */
function bySecondReader(label: LabelledTitle): LabelledTitle[] {
  return label.secondUsd === undefined ? [] : [{ ...label, usd: label.secondUsd }];
}

function showSecondReader(seconds: readonly LabelledTitle[]): void {
  const { ordinaryAtHalf, ordinaryAtFull } = measureVerdicts(seconds, engine);
  process.stdout.write(row("ordinary, second reader", "half", ordinaryAtHalf));
  process.stdout.write(row("ordinary, second reader", "full price", ordinaryAtFull));
  const firsts = labels.filter(({ secondUsd }) => secondUsd !== undefined);
  process.stdout.write("\n| prices | of | within ×1.34 | off by ×2.5 | middle ratio |\n");
  process.stdout.write("| --- | --- | --- | --- | --- |\n");
  agreement("second reader / first", agreementOf(firsts.flatMap(bothReaders)));
  agreement("engine / first reader", agreementOf(firsts.flatMap(engineAndLabel)));
  agreement("engine / second reader", agreementOf(seconds.flatMap(engineAndLabel)));
  agreement("engine / everyday titles", agreementOf(everyday.flatMap(engineAndLabel)));
}

function bothReaders({ usd, secondUsd }: LabelledTitle): TwoPrices[] {
  return secondUsd === undefined ? [] : [[secondUsd, usd]];
}

function engineAndLabel(label: LabelledTitle): TwoPrices[] {
  const median = reportOn(label, 1, engine)?.details.analysisStages.evaluation.median;
  return median === undefined ? [] : [[median, label.usd]];
}

function agreement(name: string, { things, near, far, middleRatio }: Agreement): void {
  const share = `${Math.round((100 * near) / things)} %`;
  process.stdout.write(`| ${name} | ${things} | ${share} | ${far} | ${middleRatio.toFixed(2)} |\n`);
}

function showFalseBuy(label: LabelledTitle): void {
  const report = reportOn(label, 1, engine);
  if (report?.recommendation !== "Buy") return;
  const { name } = report.details.analysisStages.identification;
  process.stderr.write(
    `Buy at $${label.usd}: ${label.title} => ${name}, ${report.marketValue}, ${report.confidence}\n`,
  );
}
