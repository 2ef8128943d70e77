import type { PriceBand } from "@flipworth/content";
import { formatDollars } from "@flipworth/ui";
import { paths } from "../../paths.ts";

type PriceBandsProps = { bands: readonly PriceBand[] };

/** What things of the kind sell for, each on the same scale, and where the figures come from. */
export function PriceBands({ bands }: PriceBandsProps) {
  const [first] = bands;
  if (!first) return null;
  const dearest = Math.max(...bands.map(({ highCents }) => highCents));
  const oldest = bands.map(({ asOf }) => asOf).reduce((one, other) => (one < other ? one : other));
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Used prices</h2>
      <table className="mt-3 w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Eight in ten sales</th>
            <th scope="col">Typical</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <BandRow key={band.entryId} band={band} dearest={dearest} />
          ))}
        </tbody>
      </table>
      <p className="pt-3 text-sm text-pretty text-soft">
        Our estimate of what eight in ten sell for in good condition, without shipping. The last
        column is the typical price. Prices as of {monthOf(oldest)}.{" "}
        <a href={`${paths.guide}#questions`} className="underline underline-offset-4">
          How we set these prices
        </a>
      </p>
    </section>
  );
}

/** The figures, and beneath them the band on the scale that all rows share. */
function BandRow({ band, dearest }: { band: PriceBand; dearest: number }) {
  const at = (amountCents: number) => Math.round((100 * amountCents) / dearest);
  const [low, high] = [at(band.lowCents), at(band.highCents)];
  return (
    <>
      <tr className="border-t border-line align-top">
        <th
          scope="row"
          className="w-full pt-2 pr-4 text-left font-normal wrap-anywhere hyphens-auto"
        >
          {band.name}
        </th>
        <td className="pt-2 pr-4 text-right whitespace-nowrap text-soft tabular-nums">
          {`${dollars(band.lowCents)}–${dollars(band.highCents)}`}
        </td>
        <td className="pt-2 text-right font-semibold whitespace-nowrap tabular-nums">
          {dollars(band.medianCents)}
        </td>
      </tr>
      <tr aria-hidden>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it draws the figures above */}
        <td colSpan={3} className="pb-2">
          <div className="relative mt-1 h-3">
            <div
              className="absolute top-1 h-1 rounded-sm bg-edge"
              style={{ left: `${low}%`, width: `${high - low}%` }}
            />
            <div
              className="absolute top-0 h-3 w-0.5 bg-ink"
              style={{ left: `${at(band.medianCents)}%` }}
            />
          </div>
        </td>
      </tr>
    </>
  );
}

const dollars = (amountCents: number) => formatDollars(Math.round(amountCents / 100));

/** "November 2026", of an ISO month or day. */
function monthOf(date: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(date));
}
