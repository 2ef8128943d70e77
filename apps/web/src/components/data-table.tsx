import type { ReactNode } from "react";

type Column = { label: string; isNumber?: boolean };

type DataTableProps = {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** Scrolls sideways inside itself where a phone is too narrow. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-soft">
            {columns.map(({ label, isNumber }) => (
              <th
                key={label}
                scope="col"
                className={`py-1 pr-4 font-medium whitespace-nowrap ${isNumber ? "text-right" : ""}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-t border-line">
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.label ?? at}
                  className={`py-1.5 pr-4 align-top ${columns[at]?.isNumber ? "text-right whitespace-nowrap tabular-nums" : ""}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
