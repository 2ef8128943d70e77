import { resolve } from "node:path";
import { appraiseStream } from "./appraise-stream.ts";
import type { Question } from "./guide/guide-command.ts";
import { engineOver, salesFrom, withoutFiles } from "./open-files.ts";
import { ReadError } from "./read-error.ts";

/** `call` is how a person begins each command. */
const usageOf = (call: string) => `Usage:
  ${call} appraise < listings.jsonl > analyses.jsonl
    --sales FILE remembers the file's sales (docs/sales-memory.md)
    --guide FILE adds the file's lines to the price guide (docs/price-guide.md)
  ${call} read FILE    (a saved listing page, its copied text as .txt, or a picture of it)
  ${call} sold FILE.html    (a saved page of sold results)
  ${call} sales import FILE.csv >> sales.jsonl
`;
const scriptsUsage = `${usageOf("npm run --silent").replaceAll(/(read|sold|sales) (?=FILE|import)/g, "$1 -- ")}  npm run --silent guide -- check | stale | show WORDS | stats
    --sales FILE ranks what is stale by the file's sales
`;

type Caller = {
  /** Files are named as seen from here. */
  folder: string;
  usage: string;
};

export const scripts = (folder: string): Caller => ({ folder, usage: scriptsUsage });
export const published = (folder: string): Caller => ({
  folder,
  usage: `${usageOf("npx flipworth")}  npx flipworth serve    (the whole product, with its own PostgreSQL)\n  npx flipworth backup FILE, npx flipworth restore FILE    (of its data, by the settings that serve reads)\n`,
});

/** Runs the command that the words name. Gives the exit code. */
export async function runCommand(words: readonly string[], caller: Caller): Promise<number> {
  const { folder, usage } = caller;
  const { plain, guideFiles, salesFiles } = withoutFiles(words, (file) => resolve(folder, file));
  const [command, name] = plain;
  // `appraise … | head` closes the pipe early: that is the reader's right and no error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
  if (command === "appraise") {
    await appraiseStream({
      input: process.stdin,
      output: process.stdout,
      progress: process.stderr,
      engine: await engineOver(guideFiles),
      sales: await salesFrom(salesFiles),
    });
    return 0;
  }
  if (command === "sales" && name === "import" && plain[2] !== undefined) {
    const { printSalesOf } = await import("./sales/print-sales.ts");
    return printSalesOf(resolve(folder, plain[2]), new Date());
  }
  if (command === "guide") {
    return printGuide({ words: plain.slice(1), guideFiles, salesFiles });
  }
  // Loaded when asked for: the readers of pages and pictures are a sixth of a start, and no part of appraising.
  const readers = {
    read: async (file: string) => (await import("./read-file.ts")).readFileAsListing(file),
    sold: async (file: string) => (await import("./read-sold-file.ts")).readFileAsSold(file),
  };
  if ((command === "read" || command === "sold") && name !== undefined) {
    return print(readers[command](resolve(folder, name)));
  }
  process.stderr.write(usage);
  return 1;
}

async function printGuide(asked: Omit<Question, "today">): Promise<number> {
  const { guideCommand, guideUsage } = await import("./guide/guide-command.ts");
  const answer = await guideCommand({ ...asked, today: new Date() });
  if (answer === null) process.stderr.write(`Usage:\n${guideUsage}`);
  else process.stdout.write(`${answer.lines.join("\n")}\n`);
  return answer?.exitCode ?? 1;
}

async function print(reading: Promise<object>): Promise<number> {
  try {
    process.stdout.write(`${JSON.stringify(await reading, undefined, 2)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
