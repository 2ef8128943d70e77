import { join } from "node:path";
import { createEngine } from "@flipworth/engine";
import { guideFromFiles, tellRefused } from "@flipworth/guide/guide-from-files";
import { readSourceFiles, type SourceFiles } from "@flipworth/guide/source-files";
import { checkGuide } from "./check-guide.ts";
import { guideStats } from "./guide-stats.ts";
import { showTitle } from "./show-title.ts";
import { markReviewed } from "./mark-reviewed.ts";
import { staleEntries, staleFacts } from "./stale-entries.ts";

export const guideUsage = `  npm run guide -- check           (what is wrong with the price guide's data, file by file)
  npm run guide -- stale [COUNT]   (what to review next)
  npm run guide -- reviewed ID...  (you looked at these entries this month)
  npm run guide -- show WORDS      (what we take a title for, and why)
  npm run guide -- stats           (how much the guide knows, and how old it is)
    --guide FILE adds the file's lines to the guide
`;

export type Question = { words: readonly string[]; guideFiles: readonly string[]; today: Date };

/** The lines to print and the exit code; null where the words name no such command. */
export async function guideCommand({
  words: [command, ...rest],
  guideFiles,
  today,
}: Question): Promise<{ lines: readonly string[]; exitCode: number } | null> {
  const files = readSourceFiles();
  const { guide, source, refused } = await guideFromFiles(guideFiles);
  const told = refused.map(tellRefused);
  const answer = (lines: readonly string[]) => ({ lines: [...told, ...lines], exitCode: 0 });
  switch (command ?? "") {
    case "check": {
      const faults = checkGuide(files, guide).map(
        ({ file, line, reason }) => `${file}:${line} ${reason}`,
      );
      const count = faults.length + told.length;
      const sum =
        count === 0 ? `${guide.entries.length} entries, nothing wrong` : `${count} faults`;
      return { lines: [...told, ...faults, sum], exitCode: count === 0 ? 0 : 1 };
    }
    case "stale":
      return answer([
        ...staleFacts(source, monthOf(today)),
        ...staleLines(staleEntries(source, guide.entries, monthOf(today)), rest[0]),
      ]);
    case "reviewed":
      return reviewedAnswer(rest, files.places, monthOf(today));
    case "show":
      return answer(showTitle(rest.join(" "), createEngine(guide), files.places));
    case "stats":
      return answer(guideStats(source, guide));
    default:
      return null;
  }
}

/** `data` from source: a person corrects the repository. */
const repository = join(import.meta.dirname, "../../../..");

function reviewedAnswer(ids: readonly string[], places: SourceFiles["places"], month: string) {
  const { marked, unknown } = markReviewed(ids, { places, month, folder: repository });
  const lines = [
    ...unknown.map((id) => `there is no entry ${id}`),
    `${marked.length} entries reviewed in ${month}`,
  ];
  return { lines, exitCode: unknown.length === 0 && marked.length > 0 ? 0 : 1 };
}

const usualCount = 30;

function staleLines(stale: ReturnType<typeof staleEntries>, count: string | undefined): string[] {
  const shown = stale.filter(({ drift }) => drift > 0).slice(0, Number(count ?? usualCount));
  if (shown.length === 0) return ["Every price was looked at this month."];
  return shown.map(
    ({ id, usedUsd, since, drift }) =>
      `${since}  may be off by ${Math.round(drift * 100)} %  $${usedUsd}  ${id}`,
  );
}

const monthOf = (day: Date) => day.toISOString().slice(0, "2026-11".length);
