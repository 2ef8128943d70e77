import type { ReactNode } from "react";

type BillLine = { label: string; amount: string; note?: string | undefined };

type BillTableProps = {
  caption?: ReactNode;
  lines: readonly BillLine[];
  /** What is left below the line. */
  total?: { label: string; amount: string } | undefined;
};

/** A sale taken apart: each line with its amount at the right, and the sum at the foot. */
export function BillTable({ caption, lines, total }: BillTableProps) {
  return (
    <table className="w-full text-sm">
      {caption && <caption className="pb-2 text-left text-soft">{caption}</caption>}
      <tbody>
        {lines.map(({ label, amount, note }) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {label}
              {note && <span className="block text-xs text-soft">{note}</span>}
            </th>
            <Amount>{amount}</Amount>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="border-t-2 border-ink font-semibold">
            <th scope="row" className="py-2 text-left">
              {total.label}
            </th>
            <Amount>{total.amount}</Amount>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Amount({ children }: { children: string }) {
  return <td className="py-2 text-right whitespace-nowrap tabular-nums">{children}</td>;
}
