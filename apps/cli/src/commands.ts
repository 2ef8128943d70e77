import { resolve } from "node:path";
import { createEngine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { appraiseStream } from "./appraise-stream.ts";
import { ReadError } from "./read-error.ts";

const usage = `Usage:
  npm run --silent appraise < listings.jsonl > analyses.jsonl
  npm run --silent read -- FILE    (a saved listing page, its copied text as .txt, or a picture of it)
  npm run --silent sold -- FILE.html    (a saved page of sold results)
`;

/** Runs the command that the words name, with files as seen from `folder`. Gives the exit code. */
export async function runCommand(words: readonly string[], folder: string): Promise<number> {
  const [command, name] = words;
  // `appraise … | head` closes the pipe early: that is the reader's right and no error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
  if (command === "appraise") {
    await appraiseStream({
      input: process.stdin,
      output: process.stdout,
      progress: process.stderr,
      engine: createEngine(builtInGuide()),
    });
    return 0;
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
