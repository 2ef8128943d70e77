import type { EvidenceDetails, ItemDetails, ValuationDetails } from "@flipworth/contract";
import { useWords } from "@flipworth/words/react";
import { Foldable } from "../../foldable.tsx";
import { foldedWords } from "../../words/english/folded.ts";
import type { Deal, DealPages } from "../deal.ts";
import { formatDollars, formatRange } from "../dollars.ts";

/** "How we know": what the item was taken for, and each source behind the range with its weight. */
export function Evidence({ deal, pages }: { deal: Deal; pages: DealPages | undefined }) {
  const say = useWords(foldedWords);
  const { reading, identification, valuation } = deal.details.analysisStages;
  return (
    <Foldable summary={say("evidence")}>
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
  const say = useWords(foldedWords);
  if (items.length === 0) return null;
  return (
    <section aria-label={say("items")}>
      <p className="font-medium">{say("itemsTitle")}</p>
      <ul className="flex flex-col">
        {items.map(({ name, quantity, low, median, high }) => (
          <li key={name} className="border-t border-line py-2 tabular-nums">
            {say("item", {
              name: quantity > 1 ? `${quantity} × ${name}` : name,
              range: formatRange(low, high),
              typical: formatDollars(median),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SourceRowProps = { source: EvidenceDetails; salesHref: string | undefined };

function SourceRow({ source, salesHref }: SourceRowProps) {
  const say = useWords(foldedWords);
  const { low, median, high, weight, asOf } = source;
  const facts = [
    say("sourcePrices", { range: formatRange(low, high), typical: formatDollars(median) }),
    say("sourceShare", { percent: Math.round(weight * 100) }),
    asOf && say("asOf", { date: asOf }),
  ];
  return (
    <li className="border-t border-line py-2">
      <p>{source.sentence}</p>
      <p className="text-xs text-soft tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
      {source.basis !== undefined && (
        <p className="text-xs text-soft">{say("basis", { basis: source.basis })}</p>
      )}
      {salesHref !== undefined && (
        <a
          href={salesHref}
          target="_blank"
          rel="noreferrer"
          className="text-xs underline underline-offset-4"
        >
          {say("seeSales")}
        </a>
      )}
    </li>
  );
}

function StruckOut({ sales }: { sales: ValuationDetails["struckOut"] }) {
  const say = useWords(foldedWords);
  if (sales.length === 0) return null;
  return (
    <section aria-label={say("comparablesLeftOut")}>
      <p className="font-medium">{say("leftOut")}</p>
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
