import type { LocalPriceRow, SellersFigure } from "@flipworth/content";

/** Which things gain or lose in a city and why, and how far each of them pays for a drive. */
export function LocalPrices({ rows }: { rows: readonly LocalPriceRow[] }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg font-semibold">What changes here</h2>
      <table className="mt-3 w-full text-sm">
        <thead className="text-soft">
          <tr>
            <th scope="col" className="pr-3 pb-2 text-left font-normal">
              Item
            </th>
            <th scope="col" className="pr-3 pb-2 text-left font-normal">
              Price here
            </th>
            <th scope="col" className="pb-2 text-left font-normal">
              Drive as far as
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, effect, town }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
                {name}
              </th>
              <td className="py-2 pr-3">{effect ? <Effect {...effect} /> : "the same"}</td>
              <td className="py-2">{town ?? "no drive"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-3 text-sm text-pretty text-soft">
        Arrows are our judgment, not measured local sales. A drive pays when the margin covers the
        miles and leaves $20.
      </p>
    </section>
  );
}

function Effect({ direction, because }: NonNullable<LocalPriceRow["effect"]>) {
  const isUp = direction === "up";
  return (
    <>
      <span aria-hidden>{isUp ? "↑" : "↓"}</span>
      <span className="sr-only">{isUp ? "higher" : "lower"}:</span> {because}
    </>
  );
}

/** The rules of thumb of the trade, said to be that. */
export function SellersSay({ figures }: { figures: readonly SellersFigure[] }) {
  return (
    <section className="rounded-card border border-line p-5 sm:p-6">
      <h2 className="text-lg font-semibold">What sellers often say</h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {figures.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
