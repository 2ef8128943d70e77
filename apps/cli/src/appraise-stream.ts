import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import type { Engine, SalesIndex } from "@flipworth/engine";
import { appraiseLine } from "./appraise.ts";
import { linesOf } from "./lines-of.ts";

type Streams = { input: Readable; output: Writable; progress: Writable };
export type Appraisal = Streams & { engine: Engine; sales?: SalesIndex | null };

const reportEvery = 1_000;

/** Appraises line by line, in order, with never more than a line in memory. */
export async function appraiseStream({
  input,
  output,
  progress,
  engine,
  sales = null,
}: Appraisal): Promise<void> {
  const start = performance.now();
  let lineNumber = 0;
  let appraised = 0;
  for await (const raw of linesOf(input)) {
    lineNumber += 1;
    const line = raw.replace(/^\ufeff/, "").trim();
    if (line === "") continue;
    appraised += 1;
    const answer = appraiseLine(line, { lineNumber, now: new Date(), engine, sales });
    if (!output.write(`${answer}\n`)) await once(output, "drain");
    if (appraised % reportEvery === 0) progress.write(`${appraised} listings …\n`);
  }
  const seconds = (performance.now() - start) / 1_000;
  progress.write(
    `${appraised} listings in ${seconds.toFixed(1)} s (${(appraised / seconds).toFixed(0)} a second)\n`,
  );
}
