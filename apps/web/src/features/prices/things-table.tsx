import type { CategoryPrices, MovedThing } from "@flipworth/contract";
import { Card, formatRounded } from "@flipworth/ui";
import { paths } from "../../paths.ts";
import { countOf, signedPercent } from "./words.ts";

/** Under tables of what rose and fell. */
export const movementNote =
  "Rose and fell: the median of the latest 90 days against the year before, where the change is larger than chance explains.";

/** "+20% to $240" beside the thing's name. */
const movedRow = ({ entryId, name, percent, median }: MovedThing) => ({
  entryId,
  name,
  figure: `${signedPercent(percent)} to ${formatRounded(median)}`,
});

type ThingsTableProps = {
  title: string;
  empty: string;
  rows: readonly { entryId: string; name: string; figure: string }[];
};

/** Things with a figure each, linked to their pages. */
export function ThingsTable({ title, empty, rows }: ThingsTableProps) {
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-sm text-pretty text-soft">{empty}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead className="sr-only">
            <tr>
              <th scope="col">Thing</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ entryId, name, figure }) => (
              <tr key={entryId} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  <a href={paths.recordedPrices(entryId)} className="underline underline-offset-4">
                    {name}
                  </a>
                </th>
                <td className="py-1.5 text-right whitespace-nowrap">{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

type MovedTablesProps = Pick<CategoryPrices, "rose" | "fell" | "fastest">;

/** What rose, what fell and what sells fastest. */
export function MovedTables({ rose, fell, fastest }: MovedTablesProps) {
  return (
    <>
      <ThingsTable
        title="Rose"
        empty="Nothing has risen by more than chance explains."
        rows={rose.map(movedRow)}
      />
      <ThingsTable
        title="Fell"
        empty="Nothing has fallen by more than chance explains."
        rows={fell.map(movedRow)}
      />
      <ThingsTable
        title="Sells fastest"
        empty="Too few offers were seen before they sold."
        rows={fastest.map((thing) => ({ ...thing, figure: countOf(thing.daysToSell, "day") }))}
      />
    </>
  );
}
