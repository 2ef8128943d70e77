import type { PriceGroup } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { pricesCommon, pricesEntry } from "../../words/english/market/prices-pages.ts";
import { rangeCells, rangeColumns } from "./words.ts";

type GroupTableProps = {
  title: string;
  groups: readonly PriceGroup[];
  nameOf?: (name: string) => string;
};

/** The range of each group on the scale that all of them share, with its figures below. */
export function GroupTable({ title, groups, nameOf = (name) => name }: GroupTableProps) {
  const say = useWords(pricesCommon);
  const highest = Math.max(...groups.map(({ high }) => high));
  return (
    <Card className="p-4 sm:p-6">
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-2 text-left text-base font-semibold">{title}</caption>
        <thead className="text-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-medium">
              <span className="sr-only">{say("name")}</span>
            </th>
            {[say("sales"), ...rangeColumns(say)].map((column) => (
              <th key={column} scope="col" className="pb-1 text-right font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.name} group={group} name={nameOf(group.name)} highest={highest} />
        ))}
      </table>
    </Card>
  );
}

type GroupRowsProps = { group: PriceGroup; name: string; highest: number };

function GroupRows({ group, name, highest }: GroupRowsProps) {
  const say = useWords(pricesEntry);
  const { count, low, median, high } = group;
  const at = (price: number) => (100 * price) / highest;
  return (
    <tbody>
      <tr className="border-t border-line">
        <th scope="row" className="pt-1.5 pr-2 text-left font-normal">
          {name}
        </th>
        <td className="pt-1.5 text-right">{count}</td>
        {rangeCells({ low, median, high }).map((text, cell) => (
          // Three cells, which never move.
          <td key={`${cell} ${text}`} className="pt-1.5 pl-2 text-right">
            {text}
          </td>
        ))}
      </tr>
      <tr aria-hidden>
        <td colSpan={5} className="pb-2" aria-label={say("rangeOf", { name })}>
          <svg className="block h-3 w-full overflow-visible">
            <rect
              x={`${at(low)}%`}
              width={`${Math.max(1, at(high) - at(low))}%`}
              y="3"
              height="6"
              rx="3"
              className="fill-accent/30"
            />
            <circle cx={`${at(median)}%`} cy="6" r="4" className="fill-accent stroke-surface" />
          </svg>
        </td>
      </tr>
    </tbody>
  );
}
