import type { VehicleAnswer } from "./answer-of.ts";

type Answered = Extract<VehicleAnswer, { kind: "vehicle" }>;
type Figures = { what: string; count: number; cells: readonly string[] };

/** Sellers ask about a tenth more than they get. */
const askMarkup = Math.log(1.1);
const z90 = 1.2815515655446004;

/** The asks are taken for prices after the usual markup; nothing is corrected otherwise. */
export function figuresOf(what: string, answers: readonly Answered[]): Figures {
  const errors = answers.map(({ error }) => error - askMarkup);
  const off = errors.map((error) => Math.abs(1 - Math.exp(-error)));
  const within = (share: (at: number) => boolean) =>
    percent(answers.filter((_answer, at) => share(at)).length / Math.max(1, answers.length));
  return {
    what,
    count: answers.length,
    cells: [
      String(answers.length),
      percent(median(off)),
      within((at) => (off[at] ?? 1) <= 0.2),
      within((at) => Math.abs(errors[at] ?? 9) <= z90 * (answers[at]?.logSd ?? 0)),
      `×${Math.exp(2 * z90 * median(answers.map(({ logSd }) => logSd))).toFixed(2)}`,
      `×${Math.exp(median(errors)).toFixed(2)}`,
    ],
  };
}

/** By model year, in decades. */
export function groupsOf(answers: readonly Answered[]): Figures[] {
  const decades = [...new Set(answers.map(({ year }) => decadeOf(year)))].toSorted();
  return decades
    .map((decade) =>
      figuresOf(
        decade,
        answers.filter(({ year }) => decadeOf(year) === decade),
      ),
    )
    .filter(({ count }) => count >= 10);
}

const decadeOf = (year: number | null) =>
  year === null ? "no year told" : `${Math.floor(year / 10) * 10}s`;

export function tableOf(rows: readonly Figures[]): string {
  const head = [
    "",
    "count",
    "median error",
    "within 20 %",
    "range holds",
    "width",
    "ask / estimate",
  ];
  const lines = [head, head.map(() => "---"), ...rows.map(({ what, cells }) => [what, ...cells])];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
