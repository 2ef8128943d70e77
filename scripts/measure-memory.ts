import { createSalesIndex, centsFromDollars, type RememberedSale } from "@flipworth/engine";
import { createHash } from "node:crypto";
import { answerTo, today } from "./valuation/answer.ts";
import { figuresOf, mostConfident, type Pair, withoutBias } from "./valuation/figures.ts";
import { dollarsOf, fieldsOf, readRows, type Row } from "./valuation/read-rows.ts";
import { listingSets, type ListingSet } from "./valuation/sets.ts";

const [folder = "", ...names] = process.argv.slice(2);
const sets = listingSets
  .filter((set) => !set.name.startsWith("…") && set.name !== "Clothes, title only")
  .filter(({ name }) => names.length === 0 || names.some((n) => name.toLowerCase().includes(n)));
const half = (row: Row) =>
  (createHash("sha256")
    .update(
      row.title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim(),
    )
    .digest()[0] ?? 0) % 2;
const saleOf = (row: Row, set: ListingSet): RememberedSale => ({
  title: row.title,
  priceCents: centsFromDollars(dollarsOf(row)),
  kind: row.kind === "sold" ? "sold" : "ask",
  condition: row.condition ?? null,
  shippingCents: null,
  date: row.date ?? today,
  section: row.category ?? null,
  source: set.name,
  itemId: null,
  isOwn: true,
  contributor: null,
});
const sample = Number(process.env.SAMPLE ?? 1);
const data = sets.map((set) => {
  const rows = readRows(folder, set);
  return {
    set,
    kept: rows.filter((r) => half(r) === 0).map((r) => saleOf(r, set)),
    asked: rows.filter((r) => half(r) === 1).filter((_r, i) => i % sample === 0),
  };
});
const line = (label: string, pairs: Pair[], of: number, ms: number) => {
  const level = withoutBias(pairs);
  const f = figuresOf(level);
  const c = figuresOf(mostConfident(level, 0.3));
  console.log(
    `${label.padEnd(34)} n ${of} answered ${((100 * pairs.length) / of).toFixed(1)}% mdape ${f.mdape.toFixed(1)} w20 ${f.within20.toFixed(0)} R2 ${f.rSquared.toFixed(2)} holds ${f.coverage.toFixed(1)} x${f.highOverLow.toFixed(2)} bias ${figuresOf(pairs).bias.toFixed(2)} | narrow w20 ${c.within20.toFixed(0)} | ${ms.toFixed(2)} ms`,
  );
};
const run = (set: ListingSet, rows: Row[], near: (title: string) => readonly RememberedSale[]) => {
  const start = performance.now();
  const pairs = rows.flatMap((row) => {
    const a = answerTo(fieldsOf(row, set), row.date ?? today, near(row.title));
    return a?.range ? [{ price: dollarsOf(row), ...a.range }] : [];
  });
  return { pairs, ms: (performance.now() - start) / rows.length };
};
for (const { set, kept, asked } of data) {
  const index = createSalesIndex(kept);
  const without = run(set, asked, () => []);
  line(`${set.name} without`, without.pairs, asked.length, without.ms);
  const w = run(set, asked, index.near);
  line(`${set.name} with`, w.pairs, asked.length, w.ms);
  if (process.env.OTHER) {
    const foreign = createSalesIndex(data.filter((d) => d.set !== set).flatMap((d) => d.kept));
    const o = run(set, asked, foreign.near);
    line(`${set.name} others'`, o.pairs, asked.length, o.ms);
  }
}
