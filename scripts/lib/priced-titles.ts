import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** A title with what a reseller says it brings, in dollars, and what kind of thing it sells. */
export type PricedTitle = { title: string; kind: string; category: string; usd: number };

const folder = join(root, "packages/guide/priced-titles");

/** The guide's priced titles: those to fit on, and one in twenty that only measurements see. */
export function pricedTitles(): { fitted: PricedTitle[]; heldOut: PricedTitle[] } {
  const all = globSync("*.tsv", { cwd: folder }).toSorted().flatMap(titlesOfCategory);
  return {
    fitted: all.filter(({ title }) => !isHeldOut(title)),
    heldOut: all.filter(({ title }) => isHeldOut(title)),
  };
}

/** Lines of title, kind and dollars behind a first line that names them. */
function titlesOfCategory(file: string): PricedTitle[] {
  const category = file.replace(/\.tsv$/, "");
  const [, ...lines] = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [title = "", kind = "", usd] = line.split("\t");
    return { title, kind, category, usd: Number(usd) };
  });
}

/** By the title itself, so that a title never changes sides. */
function isHeldOut(title: string): boolean {
  return createHash("sha256").update(title).digest().readUInt16BE() % 20 === 0;
}
