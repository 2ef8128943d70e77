import { formatRounded } from "../deal-card/dollars.ts";
import type { PriceRange } from "../deal-card/deal.ts";

type SalesStripProps = {
  /** What buyers paid, in dollars. */
  prices: readonly number[];
  range: PriceRange | undefined;
  names: { sale: string; range: string; typical: string };
  /** The whole of it in one sentence, for who does not see it. */
  summary: string;
};

/** Dots this near to each other stand one above the other. */
const columns = 32;
const dotPixels = 9;
const mostInColumn = 6;

/** Each sale as a dot on one price axis, over the band of the resale range. No library: it is all CSS. */
export function SalesStrip({ prices, range, names, summary }: SalesStripProps) {
  if (prices.length === 0) return null;
  const marks = [...prices, ...(range ? [range.low, range.high] : [])];
  const [lowest, highest] = [Math.min(...marks), Math.max(...marks)];
  const place = (price: number) => 2 + (96 * (price - lowest)) / (highest - lowest || 1);
  const dots = stacked(prices.map(place));
  const rows = Math.max(...dots.map(({ row }) => row)) + 1;
  return (
    <figure className="text-xs text-soft">
      <figcaption className="sr-only">{summary}</figcaption>
      <div aria-hidden>
        <div className="relative" style={{ height: `${rows * dotPixels + 14}px` }}>
          {range && (
            <div
              className="absolute inset-y-0 rounded-sm bg-edge/50"
              style={{ left: `${place(range.low)}%`, right: `${100 - place(range.high)}%` }}
            />
          )}
          <div className="absolute inset-x-0 bottom-1.5 h-px bg-edge" />
          {range && (
            <div
              className="absolute inset-y-0 w-0.5 bg-ink"
              style={{ left: `calc(${place(range.median)}% - 1px)` }}
            />
          )}
          {dots.map(({ at, row }, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- two sales may be alike, and dots never move
              key={index}
              className="absolute size-2 -translate-x-1/2 rounded-full bg-accent ring-1 ring-surface"
              style={{ left: `${at}%`, bottom: `${row * dotPixels + 8}px` }}
            />
          ))}
        </div>
        <div className="flex justify-between tabular-nums">
          <span>{formatRounded(lowest)}</span>
          <span>{formatRounded(highest)}</span>
        </div>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
          <Legend mark="size-2 rounded-full bg-accent">{names.sale}</Legend>
          {range && <Legend mark="h-2 w-4 rounded-sm bg-edge/50">{names.range}</Legend>}
          {range && <Legend mark="h-3 w-0.5 bg-ink">{names.typical}</Legend>}
        </ul>
      </div>
    </figure>
  );
}

function Legend({ mark, children }: { mark: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className={mark} />
      {children}
    </li>
  );
}

function stacked(places: readonly number[]): { at: number; row: number }[] {
  const counts = new Map<number, number>();
  return places.map((at) => {
    const column = Math.floor((at * columns) / 100);
    const row = counts.get(column) ?? 0;
    counts.set(column, row + 1);
    return { at, row: Math.min(row, mostInColumn - 1) };
  });
}
