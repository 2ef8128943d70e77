import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine, defaultTargets } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { answerOf, type VehicleAnswer, type VehicleRow } from "../vehicles/answer-of.ts";
import { figuresOf, groupsOf, tableOf } from "../vehicles/figures-of.ts";

// Appraises a folder's vehicle listings without their prices and holds the answers against the asks.
// The listings are not part of this project: tables go to standard output, what was not answered
// and what was furthest off to standard error.

const file = "craigslist_cars_2017.jsonl";
/** The middle of the month in which the listings were written. */
const writtenOn = "2017-05-15";
const shown = 40;

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, file))) {
  process.stderr.write(
    `Usage: npm run measure:vehicles -- FOLDER [--bare]\nFOLDER holds ${file}, which is not part of this project.\n--bare leaves the page's own fields out.\n`,
  );
  process.exit(1);
}

const isBare = flags.includes("--bare");
const engine = createEngine(builtInGuide());
const lines = readFileSync(join(folder, file), "utf8").trim().split("\n");
const rows: VehicleRow[] = lines.map((line) => JSON.parse(line));
const answers = rows.map((row) =>
  answerOf(row, ({ title, description, condition, category, attrs }) =>
    engine.analyze({
      fields: {
        title,
        ...(description ? { description } : {}),
        ...(condition ? { condition } : {}),
        ...(category && !isBare ? { category } : {}),
        ...(isBare ? {} : { attributes: attrs }),
      },
      comparables: [],
      marketplaceUrl: null,
      sellingPlatform: null,
      targets: defaultTargets,
      asOf: writtenOn,
    }),
  ),
);

const answered = answers.filter((answer) => answer.kind === "vehicle");
const sure = answered
  .toSorted((a, b) => a.logSd - b.logSd)
  .slice(0, Math.round(answered.length * 0.3));
const high = answered.filter(({ confidence }) => confidence === "High");
const share = ((100 * answered.length) / answers.length).toFixed(1);
process.stdout.write(
  `Answered as vehicles: ${answered.length} of ${answers.length} (${share} %)\n\n`,
);
process.stdout.write(
  `${tableOf([
    figuresOf("all", answered),
    figuresOf("surest 30 %", sure),
    figuresOf("confidence High", high),
    ...groupsOf(answered),
  ])}\n`,
);

const told = (answer: VehicleAnswer) =>
  answer.kind === "vehicle"
    ? `${answer.ask} | ${Math.round(answer.median)} | ${answer.title} | ${answer.name}`
    : `${answer.ask} | ${answer.title} | ${answer.name}`;
const missed = answers.filter(({ kind }) => kind !== "vehicle").map(told);
const furthest = answered
  .toSorted((a, b) => Math.abs(b.error) - Math.abs(a.error))
  .slice(0, shown)
  .map(told);
process.stderr.write(
  `Not answered\n${missed.join("\n")}\n\nFurthest off\n${furthest.join("\n")}\n`,
);
