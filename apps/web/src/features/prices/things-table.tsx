import type { CategoryPrices, MovedThing } from "@flipworth/contract";
import { Card, formatRounded } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { pricesMoves } from "../../words/english/market/prices-trends.ts";
import { signedPercent } from "./words.ts";

/** "+20% to $240" beside the thing's name. */
function movedRow(
  { entryId, name, percent, median }: MovedThing,
  say: Say<keyof typeof pricesMoves.english>,
) {
  const words = { change: signedPercent(percent), price: formatRounded(median) };
  return { entryId, name, figure: say("movedTo", words) };
}

type ThingsTableProps = {
  title: string;
  empty: string;
  rows: readonly { entryId: string; name: string; figure: string }[];
};

/** Things with a figure each, linked to their pages. */
export function ThingsTable({ title, empty, rows }: ThingsTableProps) {
  const say = useWords(pricesMoves);
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-sm text-pretty text-soft">{empty}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead className="sr-only">
            <tr>
              <th scope="col">{say("thing")}</th>
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
  const say = useWords(pricesMoves);
  return (
    <>
      <ThingsTable
        title={say("rose")}
        empty={say("noneRose")}
        rows={rose.map((thing) => movedRow(thing, say))}
      />
      <ThingsTable
        title={say("fell")}
        empty={say("noneFell")}
        rows={fell.map((thing) => movedRow(thing, say))}
      />
      <ThingsTable
        title={say("fastest")}
        empty={say("noneFast")}
        rows={fastest.map((thing) => ({
          ...thing,
          figure: say("days", { count: thing.daysToSell }),
        }))}
      />
    </>
  );
}
