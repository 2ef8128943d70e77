import type { EvidenceDetails, ItemDetails, ValuationDetails } from "@flipworth/contract";
import { Foldable } from "../../foldable.tsx";
import type { Deal, DealPages } from "../deal.ts";
import { formatDollars, formatRange } from "../dollars.ts";

/** "How we know": what the item was taken for, and each source behind the range with its weight. */
export function Evidence({ deal, pages }: { deal: Deal; pages: DealPages | undefined }) {
  const { reading, identification, valuation } = deal.details.analysisStages;
  return (
    <Foldable summary="How we know">
      <div className="flex flex-col gap-3 text-sm">
        <p>{reading.sentence}</p>
        <p>{identification.sentence}</p>
        <Items items={identification.items ?? []} />
        {valuation.evidence.length === 0 && <p>{valuation.sentence}</p>}
        {valuation.evidence.length > 0 && (
          <ul className="flex flex-col">
            {valuation.evidence.map((source) => (
              <SourceRow
                key={source.sentence}
                source={source}
                salesHref={
                  source.source === "remembered_sales" ? pages?.sales(deal.title) : undefined
                }
              />
            ))}
          </ul>
        )}
        <StruckOut sales={valuation.struckOut} />
      </div>
    </Foldable>
  );
}

/** Each of several things in the listing, with what it would bring by itself. */
function Items({ items }: { items: readonly ItemDetails[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label="Items in this listing">
      <p className="font-medium">Items in this listing, one by one</p>
      <ul className="flex flex-col">
        {items.map(({ name, quantity, low, median, high }) => (
          <li key={name} className="border-t border-line py-2 tabular-nums">
            {quantity > 1 && `${quantity} × `}
            {name}: {formatRange(low, high)}, typical {formatDollars(median)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SourceRowProps = { source: EvidenceDetails; salesHref: string | undefined };

function SourceRow({ source, salesHref }: SourceRowProps) {
  return (
    <li className="border-t border-line py-2">
      <p>{source.sentence}</p>
      <p className="text-xs text-soft tabular-nums">
        {formatRange(source.low, source.high)}, typical {formatDollars(source.median)}
        {" · "}
        {Math.round(source.weight * 100)}% of the estimate
        {source.asOf && ` · as of ${source.asOf}`}
      </p>
      <p className="text-xs text-soft">Basis: {source.basis}</p>
      {salesHref !== undefined && (
        <a
          href={salesHref}
          target="_blank"
          rel="noreferrer"
          className="text-xs underline underline-offset-4"
        >
          See these sales, and leave out what is wrong
        </a>
      )}
    </li>
  );
}

function StruckOut({ sales }: { sales: ValuationDetails["struckOut"] }) {
  if (sales.length === 0) return null;
  return (
    <section aria-label="Comparables left out">
      <p className="font-medium">Left out</p>
      <ul className="flex flex-col">
        {sales.map(({ title, price, reason }) => (
          <li key={`${title} ${price}`} className="border-t border-line py-2">
            <s className="text-soft">
              {title}, {formatDollars(price)}
            </s>
            <span className="block text-xs">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
