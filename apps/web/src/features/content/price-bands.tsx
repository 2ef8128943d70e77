import type { PriceBand } from "@flipworth/content";
import { EstimateNote } from "../../components/estimate-note.tsx";
import { salesWordsOfTable } from "../../lib/sales-words.ts";
import { RangeTable } from "../../components/content/range-table.tsx";

type PriceBandsProps = { bands: readonly PriceBand[] };

/** What things of the kind sell for, each on the same scale, and where the figures come from. */
export function PriceBands({ bands }: PriceBandsProps) {
  if (bands.length === 0) return null;
  const oldest = bands.map(({ asOf }) => asOf).reduce((one, other) => (one < other ? one : other));
  const recalled = bands.filter(({ recall }) => recall !== undefined);
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Used prices</h2>
      <RangeTable
        rowsAre="Item"
        rows={bands.map(({ entryId, name, path, lowCents, medianCents, highCents }) => ({
          id: entryId,
          name: path ? (
            <a href={path} className="underline underline-offset-4">
              {name}
            </a>
          ) : (
            name
          ),
          low: lowCents / 100,
          median: medianCents / 100,
          high: highCents / 100,
        }))}
      />
      {recalled.length > 0 && (
        <div className="rounded-control border border-edge p-3 text-sm">
          <p className="font-semibold">Recalls to check first</p>
          <ul className="flex flex-col gap-1.5 pt-1 text-pretty">
            {recalled.map(({ entryId, name, recall }) => (
              <li key={entryId}>
                {name}: {recall}
              </li>
            ))}
          </ul>
        </div>
      )}
      <EstimateNote month={oldest} sales={salesWordsOfTable(bands)}>
        The range where most should sell, in good condition without shipping, and the typical price.
      </EstimateNote>
    </section>
  );
}
