import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { answerTo } from "./answer.ts";
import type { Appraised } from "./measure-set.ts";

/** A share with what it is a share of. */
export type Naming = { what: string; of: number; percent: number };

/** What a person says of a title, written down before the engine was asked. */
type Label = {
  title: string;
  category: string;
  brand: string | null;
  /** Words that the answer's name must hold; null where the title names no model or kind. */
  name: string | null;
  quantity: number;
  isAccessory: boolean;
  isForParts: boolean;
};

/** How often the engine says what a person said of titles of our own. */
export function measureTitles(): { namings: Naming[]; wrong: string[] } {
  const file = join(root, "packages/engine/golden/titles.jsonl");
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const labels: Label[] = lines.map((line) => JSON.parse(line));
  const answered = labels.map((label) => ({ label, answer: answerTo({ title: label.title }) }));
  const check = (what: string, holds: (one: (typeof answered)[number]) => boolean | null) => {
    const asked = answered.filter((one) => holds(one) !== null);
    return namingOf(
      what,
      asked.map((one) => ({ title: one.label.title, isRight: holds(one) === true })),
    );
  };
  const checks = [
    check("category", ({ label, answer }) => answer?.category === label.category),
    check("brand", ({ label, answer }) => isSame(answer?.brand, label.brand ?? "")),
    check("model or kind", ({ label, answer }) =>
      label.name === null ? null : holdsWords(answer?.name ?? "", label.name),
    ),
    check("number of pieces", ({ label, answer }) => answer?.quantity === label.quantity),
    check("accessory or not", ({ label, answer }) => answer?.isAccessory === label.isAccessory),
    check("for parts or not", ({ label, answer }) => answer?.isForParts === label.isForParts),
  ];
  return {
    namings: checks.map(({ naming }) => naming),
    wrong: checks.flatMap(({ naming, wrong }) => wrong.map((title) => `${naming.what}: ${title}`)),
  };
}

/** Brand and model against the columns that the bike market's own form filled. */
export function measureBikes(appraised: readonly Appraised[]): Naming[] {
  const known = (column: string | null | undefined) => column && !/^No[A-Z]/.test(column);
  const withBrand = appraised.filter(({ row }) => known(row.brand));
  const withModel = withBrand.filter(({ row }) => known(row.model));
  const brands = withBrand.map(({ row, answer }) => ({
    title: row.title,
    isRight: isSame(answer?.brand, row.brand ?? ""),
  }));
  const models = withModel.map(({ row, answer }) => ({
    title: row.title,
    isRight: compact(answer?.name).includes(compact(row.model)),
  }));
  return [namingOf("bike's brand", brands).naming, namingOf("bike's model", models).naming];
}

function namingOf(what: string, checked: readonly { title: string; isRight: boolean }[]) {
  const wrong = checked.filter(({ isRight }) => !isRight).map(({ title }) => title);
  const percent = 100 * (1 - wrong.length / Math.max(1, checked.length));
  return { naming: { what, of: checked.length, percent }, wrong };
}

const compact = (words: string | null | undefined) =>
  (words ?? "").toLowerCase().replace(/[^a-z\d]+/g, "");

const isSame = (one: string | undefined, other: string) => compact(one) === compact(other);

function holdsWords(name: string, words: string): boolean {
  return words.split(" ").every((word) => compact(name).includes(compact(word)));
}
