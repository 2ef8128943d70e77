import { useWords } from "@flipworth/words/react";
import { type ReactNode, useId } from "react";
import { plots } from "../words/english/site/plots.ts";
import type { Tick } from "./scales.ts";

type PlotTable = {
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
};

export type PlotWords = {
  title: string;
  /** What the plot shows, in a sentence: people who can't see it get this and the table. */
  summary: string;
  table: PlotTable;
};

type PlotFrameProps = PlotWords & {
  values: readonly Tick[];
  /** Below the plot, from left to right. */
  places: readonly Tick[];
  legend?: ReactNode;
  /** SVG elements; x and y in percent. */
  children: ReactNode;
};

/**
 * A plot with its axes, and its figures as a table below. Places are percentages and labels are
 * plain text, so that it is readable at any width without measuring, and without JavaScript.
 */
export function PlotFrame(props: PlotFrameProps) {
  const { title, summary, table, values, places, legend, children } = props;
  const name = useId();
  return (
    <figure aria-labelledby={name} className="flex min-w-0 flex-col gap-2 text-xs">
      <figcaption className="flex flex-col gap-0.5">
        <span id={name} className="text-base font-semibold">
          {title}
        </span>
        <span className="text-sm text-pretty text-soft">{summary}</span>
      </figcaption>
      {legend && <div className="flex flex-wrap gap-x-4 gap-y-1 text-soft">{legend}</div>}
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2">
        <ValueLabels values={values} />
        <svg className="h-48 w-full overflow-visible sm:h-56" role="presentation">
          {values.map(({ at, label }) => (
            <line key={label} x1="0" x2="100%" {...level(at)} className="stroke-line" />
          ))}
          {children}
        </svg>
        <span />
        <PlaceLabels places={places} />
      </div>
      <TableBelow title={title} table={table} />
    </figure>
  );
}

const level = (at: number) => ({ y1: `${at}%`, y2: `${at}%` });

function ValueLabels({ values }: { values: readonly Tick[] }) {
  return (
    <div className="relative text-right text-soft tabular-nums">
      {/* The widest one makes the room; the others stand where they belong. */}
      {values.map(({ at, label }) => (
        <div key={label} className="h-0">
          <span className="invisible">{label}</span>
          <span className="absolute right-0 -translate-y-1/2" style={{ top: `${at}%` }}>
            {label}
          </span>
        </div>
      ))}
    </div>
  );
}

function PlaceLabels({ places }: { places: readonly Tick[] }) {
  return (
    <div className="relative mt-1 h-5 text-soft tabular-nums">
      {places.map(({ at, label }) => (
        <span
          key={label}
          className="absolute whitespace-nowrap"
          style={{ left: `${at}%`, transform: `translateX(-${labelShift(at)}%)` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

const edge = 12;

/** A label is centered below its place, and near an end of the axis it moves inward. */
function labelShift(at: number): number {
  if (at < edge) return (50 * at) / edge;
  if (at > 100 - edge) return 100 - labelShift(100 - at);
  return 50;
}

function TableBelow({ title, table: { columns, rows } }: { title: string; table: PlotTable }) {
  const say = useWords(plots);
  return (
    <section
      className="max-h-56 overflow-auto border-t border-line"
      aria-label={say("table", { title })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
      tabIndex={0}
    >
      <table className="w-full text-left tabular-nums">
        <thead className="sticky top-0 bg-surface text-soft">
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={`${cell(at)} font-medium`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // Two rows may read alike, and rows never move.
            <tr key={`${line} ${row[0]}`} className="border-t border-line">
              {row.map((text, at) =>
                at === 0 ? (
                  <th key={columns[at]} scope="row" className={`${cell(at)} font-normal`}>
                    {text}
                  </th>
                ) : (
                  <td key={columns[at]} className={cell(at)}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = (at: number) => (at === 0 ? "py-1 pr-2" : "py-1 pl-2 text-right whitespace-nowrap");
