import { createEngine, createSalesIndex, type Engine, type SalesIndex } from "@flipworth/engine";
import { guideFromFiles, tellRefused } from "@flipworth/guide/guide-from-files";

/** An engine over the price guide and the files' own lines. What is left out goes to standard error. */
export async function engineOver(guideFiles: readonly string[]): Promise<Engine> {
  const { guide, refused } = await guideFromFiles(guideFiles);
  for (const line of refused) process.stderr.write(`Left out: ${tellRefused(line)}\n`);
  return createEngine(guide);
}

/** The sales of files; null without a file. */
export async function salesFrom(files: readonly string[]): Promise<SalesIndex | null> {
  if (files.length === 0) return null;
  const { readSalesFiles } = await import("./sales/read-sales-file.ts");
  const { sales, refused } = await readSalesFiles(files);
  for (const reason of refused.slice(0, 20)) process.stderr.write(`Left out: ${reason}\n`);
  if (refused.length > 20) process.stderr.write(`Left out: ${refused.length - 20} more\n`);
  process.stderr.write(`${sales.length} sales remembered\n`);
  return createSalesIndex(sales);
}

const fileOptions = ["--guide", "--sales"];

/** "--guide FILE" and "--sales FILE" wherever they stand, and the words without them. */
export function withoutFiles(words: readonly string[], resolveFile: (file: string) => string) {
  const isOption = (at: number) => fileOptions.includes(words[at] ?? "");
  const filesOf = (option: string) =>
    words.filter((_, at) => words[at - 1] === option).map(resolveFile);
  const plain = words.filter((_, at) => !isOption(at) && !isOption(at - 1));
  return { plain, guideFiles: filesOf("--guide"), salesFiles: filesOf("--sales") };
}
