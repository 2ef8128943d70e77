import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { centsFromDollars, createSalesIndex, type RememberedSale } from "@flipworth/engine";
import { root } from "../lib/root.ts";
import { answerTo, today } from "../valuation/answer.ts";
import { withTables } from "../valuation/document.ts";
import { figuresOf, mostConfident, type Pair, withoutBias } from "../valuation/figures.ts";
import { dollarsOf, fieldsOf, readRows, type Row } from "../valuation/read-rows.ts";
import { type ListingSet, listingSets } from "../valuation/sets.ts";

// Remembers half of each set of real listings and appraises the other half: without a memory, with
// it, and with the memory of all other sets, which is another market. Titles that are alike but for
// case and signs fall into the same half. The listings are not part of this project; the table goes
// to standard output, and with --write into docs/sales-memory.md. Set names measure only those.

const [folder, ...names] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const wholeSets = listingSets.filter(
  ({ name }) => !name.startsWith("…") && name !== "Clothes, title only",
);
const wanted = wholeSets.filter(
  ({ name }) =>
    names.length === 0 || names.some((part) => name.toLowerCase().includes(part.toLowerCase())),
);
const missing = wholeSets.filter(({ file }) => !folder || !existsSync(join(folder, file)));
if (!folder || missing.length > 0) {
  process.stderr.write(
    "Usage: npm run measure:memory -- FOLDER [--write] [set…]\n" +
      "FOLDER holds the listings to measure on. They are not part of this project; missing here:\n" +
      `${missing.map(({ file }) => `  ${file}`).join("\n")}\n`,
  );
  process.exit(1);
}

type Halves = { set: ListingSet; kept: RememberedSale[]; asked: Row[] };

const halves = wholeSets.map((set): Halves => {
  const rows = readRows(folder, set);
  const kept = rows.filter((row) => isKept(row)).map((row) => saleOf(row, set));
  return { set, kept, asked: rows.filter((row) => !isKept(row)) };
});

const lines = wanted.flatMap((set) => {
  const own = halves.find((half) => half.set === set);
  return own ? measure(own) : [];
});
const head =
  "set | memory | asked | answered | MdAPE | within 20 % | 80 % range holds | high/low | narrowest three tenths within 20 % | ms";
const columns = head.split(" | ").length;
const table = [head, Array(columns).fill("---").join(" | "), ...lines]
  .map((line) => `| ${line} |`)
  .join("\n");
process.stdout.write(`${table}\n`);
if (process.argv.includes("--write")) {
  const file = join(root, "docs/sales-memory.md");
  writeFileSync(file, withTables(readFileSync(file, "utf8"), table));
}

function isKept({ title }: Row): boolean {
  const plain =
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? title;
  return (createHash("sha256").update(plain).digest()[0] ?? 0) % 2 === 0;
}

function saleOf(row: Row, { name }: ListingSet): RememberedSale {
  return {
    title: row.title,
    priceCents: centsFromDollars(dollarsOf(row)),
    kind: row.kind === "sold" ? "sold" : "ask",
    condition: row.condition ?? null,
    shippingCents: null,
    date: row.date ?? today,
    section: row.category ?? null,
    source: name,
    itemId: null,
    isOwn: true,
    contributor: null,
  };
}

function measure({ set, kept, asked }: Halves): string[] {
  const others = halves.filter((half) => half.set !== set).flatMap((half) => half.kept);
  const near = createSalesIndex(kept).near;
  const far = createSalesIndex(others).near;
  return [
    line([set.name, "none"], { set, asked, near: () => [] }),
    line(["", "its own half"], { set, asked, near }),
    line(["", "all other sets"], { set, asked, near: far }),
  ];
}

type Asking = {
  set: ListingSet;
  asked: readonly Row[];
  near: (title: string) => readonly RememberedSale[];
};

function line(labels: readonly string[], { set, asked, near }: Asking): string {
  const start = performance.now();
  const pairs = asked.flatMap((row): Pair[] => {
    const answer = answerTo(fieldsOf(row, set), row.date ?? today, {
      sales: near(row.title),
      market: set.name,
    });
    return answer?.range ? [{ price: dollarsOf(row), ...answer.range }] : [];
  });
  const milliseconds = (performance.now() - start) / asked.length;
  const level = withoutBias(pairs);
  const { mdape, within20, coverage, highOverLow } = figuresOf(level);
  return [
    ...labels,
    String(asked.length),
    `${((100 * pairs.length) / asked.length).toFixed(1)} %`,
    `${mdape.toFixed(1)} %`,
    `${within20.toFixed(0)} %`,
    `${coverage.toFixed(0)} %`,
    `×${highOverLow.toFixed(1)}`,
    `${figuresOf(mostConfident(level, 0.3)).within20.toFixed(0)} %`,
    milliseconds.toFixed(1),
  ].join(" | ");
}
