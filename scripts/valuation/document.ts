import type { Figures } from "./figures.ts";
import type { SetMeasure } from "./measure-set.ts";
import type { Naming } from "./naming.ts";

const percent = (value: number) => `${value.toFixed(0)} %`;
const times = (value: number) => `×${value.toFixed(1)}`;
const plain = (value: number) => value.toFixed(2);

/** The tables of docs/valuation.md. They hold figures only, never a listing. */
export function tablesOf(measures: readonly SetMeasure[], namings: readonly Naming[]): string {
  return [
    "Each figure is ours / the yardstick.",
    table(
      [
        "set",
        "rows",
        "answered",
        "MdAPE",
        "within 20 %",
        "R² of log price",
        "80 % range holds",
        "high/low",
      ],
      measures.map(levelCells),
    ),
    "The same as it comes, before the set's median bias is taken out; then the three tenths with the narrowest ranges.",
    table(
      [
        "set",
        "bias",
        "MdAPE",
        "within 20 %",
        "within 50 %",
        "holds",
        "narrowest: MdAPE",
        "within 20 %",
        "holds",
        "high/low",
        "ms",
      ],
      measures.map(rawCells),
    ),
    "What the words are taken for.",
    table(
      ["what", "asked", "right"],
      namings.map(({ what, of, percent: right }) => [what, String(of), percent(right)]),
    ),
  ].join("\n\n");
}

function levelCells({ set, rows, answeredPercent, level }: SetMeasure): string[] {
  const { yardstick: goal } = set;
  const beside = (ours: string, theirs: string | undefined) =>
    theirs === undefined ? ours : `${ours} / ${theirs}`;
  return [
    `${set.name} (${set.priced})`,
    String(rows),
    percent(answeredPercent),
    beside(percent(level.mdape), goal ? percent(goal.mdape) : undefined),
    beside(percent(level.within20), goal ? percent(goal.within20) : undefined),
    beside(plain(level.rSquared), goal ? plain(goal.rSquared) : undefined),
    beside(percent(level.coverage), goal ? percent(goal.coverage) : undefined),
    beside(times(level.highOverLow), goal ? times(goal.highOverLow) : undefined),
  ];
}

function rawCells({ set, raw, confident, medianMilliseconds }: SetMeasure): string[] {
  return [
    set.name,
    `×${plain(raw.bias)}`,
    ...firstFigures(raw),
    percent(raw.within50),
    percent(raw.coverage),
    ...firstFigures(confident),
    percent(confident.coverage),
    times(confident.highOverLow),
    plain(medianMilliseconds),
  ];
}

const firstFigures = ({ mdape, within20 }: Figures) => [percent(mdape), percent(within20)];

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The document with the tables between its marks, `<!-- measured: begin -->` and `end`, renewed. */
export function withTables(text: string, tables: string, mark = "measured"): string {
  const [begin, end] = [`<!-- ${mark}: begin -->`, `<!-- ${mark}: end -->`] as const;
  const [before, rest = ""] = text.split(begin);
  const after = rest.split(end)[1] ?? "\n";
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}
