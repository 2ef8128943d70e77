import { formatRounded } from "@flipworth/ui";
import type { ReactNode } from "react";

type RangeRow = { id: string; name: ReactNode; low: number; median: number; high: number };

type RangeTableProps = {
  caption?: string;
  /** What the rows are: "Item", "Condition". */
  rowsAre: string;
  rows: readonly RangeRow[];
};

/** Ranges of prices in dollars, each drawn on the scale that all of them share. */
export function RangeTable({ caption, rowsAre, rows }: RangeTableProps) {
  const highest = Math.max(...rows.map(({ high }) => high));
  return (
    <table className="w-full text-sm">
      {caption && <caption className="pb-2 text-left text-base font-semibold">{caption}</caption>}
      <thead className="sr-only">
        <tr>
          <th scope="col">{rowsAre}</th>
          <th scope="col">Most sell for</th>
          <th scope="col">Typical price</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} highest={highest} />
        ))}
      </tbody>
    </table>
  );
}

/** The figures, and beneath them the range on the common scale. */
function Row({ row: { name, low, median, high }, highest }: { row: RangeRow; highest: number }) {
  const at = (amount: number) => Math.round((100 * amount) / highest);
  return (
    <>
      <tr className="border-t border-line align-top">
        <th
          scope="row"
          className="w-full pt-2 pr-4 text-left font-normal wrap-anywhere hyphens-auto"
        >
          {name}
        </th>
        <td className="pt-2 pr-4 text-right whitespace-nowrap text-soft tabular-nums">
          {`${formatRounded(low)}–${formatRounded(high)}`}
        </td>
        <td className="pt-2 text-right font-semibold whitespace-nowrap tabular-nums">
          {formatRounded(median)}
        </td>
      </tr>
      <tr aria-hidden>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it draws the figures above */}
        <td colSpan={3} className="pb-2">
          <svg width="100%" height="12" className="mt-1 block">
            <rect
              x={`${at(low)}%`}
              y="4"
              width={`${at(high) - at(low)}%`}
              height="4"
              rx="2"
              className="fill-edge"
            />
            <rect x={`${Math.min(99, at(median))}%`} width="2" height="12" className="fill-ink" />
          </svg>
        </td>
      </tr>
    </>
  );
}
