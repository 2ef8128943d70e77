import { useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { Explain } from "../explain.tsx";
import { cardWords } from "../words/english/deal-card.ts";
import { type AxisPlaces, type AxisPrices, lossShare, placeOnAxis } from "./axis-scale.ts";
import { formatDollars, formatRange, formatRounded } from "./dollars.ts";
import type { SayOfCard } from "./part-props.ts";

type PriceAxisProps = AxisPrices & {
  /** Green is for what a Buy makes. */
  isBuy?: boolean;
};

/**
 * The resale range as a band, with its median, the break-even and the asking price as marks. Each
 * label has a row of its own, so that none can meet another however close the prices are.
 */
export function PriceAxis({ isBuy = true, ...prices }: PriceAxisProps) {
  const say = useWords(cardWords);
  const { range, asking, breakEven } = prices;
  const places = placeOnAxis(prices);
  return (
    <figure className="isolate text-xs">
      <figcaption className="sr-only">{sentenceOf(prices, say)}</figcaption>
      {asking !== null && (
        <Label at={places.asking}>
          <span className="font-semibold">{say("asking")}</span>
        </Label>
      )}
      <Drawing places={places} isBuy={isBuy} />
      <Label at={places.median}>
        <span className="font-semibold">{formatRange(range.low, range.high)}</span>
        <span className="text-soft">{say("typical", { price: formatDollars(range.median) })}</span>
        <Explain about={say("aboutRange")}>{say("explainRange")}</Explain>
      </Label>
      {breakEven !== undefined && (
        <Label at={places.breakEven}>
          <span className="text-soft">{say("breakEven", { price: formatRounded(breakEven) })}</span>
          <Explain about={say("aboutBreakEven")}>{say("explainBreakEven")}</Explain>
        </Label>
      )}
    </figure>
  );
}

/** Shifting a label by the same share of its own width keeps it over its mark and inside the axis. */
function Label({ at, children }: { at: number | null; children: ReactNode }) {
  return (
    <div className="relative flex h-6">
      <div
        className="absolute flex h-6 items-center gap-1.5 bg-surface px-1 whitespace-nowrap"
        style={{ left: `${at ?? 0}%`, transform: `translateX(-${at ?? 0}%)` }}
      >
        {children}
      </div>
    </div>
  );
}

type DrawingProps = { places: AxisPlaces; isBuy: boolean };

function Drawing({ places, isBuy }: DrawingProps) {
  const { median, asking, breakEven } = places;
  return (
    <div aria-hidden className="relative h-9">
      <div className="absolute inset-x-0 top-4 h-px bg-edge" />
      <Band places={places} isBuy={isBuy} />
      <div
        className="absolute top-1.5 h-5 w-0.5 bg-ink ring-1 ring-surface"
        style={{ left: `calc(${median}% - 1px)` }}
      />
      {breakEven !== null && (
        // Reaches down behind the range's label, to its own label a row below.
        <div
          className="absolute top-0.5 -bottom-6 border-l-2 border-dotted border-ink"
          style={{ left: `calc(${breakEven}% - 1px)` }}
        />
      )}
      {asking !== null && <AskingMark at={asking} />}
    </div>
  );
}

function Band({ places, isBuy }: DrawingProps) {
  const { low, high } = places;
  const loss = lossShare(places);
  return (
    <div
      className="absolute top-2 flex h-4 min-w-1 overflow-hidden rounded-sm"
      style={{ left: `${low}%`, width: `${high - low}%` }}
    >
      {loss === null ? (
        <div className="grow bg-edge" />
      ) : (
        <>
          <div className="band-loss" style={{ width: `${loss}%` }} />
          <div className={isBuy ? "grow bg-profit" : "grow bg-edge"} />
        </>
      )}
    </div>
  );
}

function AskingMark({ at }: { at: number }) {
  return (
    <div
      className="absolute top-0 flex -translate-x-1/2 flex-col items-center"
      style={{ left: `${at}%` }}
    >
      <svg viewBox="0 0 12 9" className="h-2.5 w-3 fill-ink">
        <path d="M0 0h12L6 9z" />
      </svg>
      <div className="h-4 w-0.5 bg-ink" />
    </div>
  );
}

function sentenceOf({ range, asking, breakEven }: AxisPrices, say: SayOfCard): string {
  return say("axis", {
    asking: asking === null ? "none" : formatDollars(asking),
    low: formatDollars(range.low),
    high: formatDollars(range.high),
    typical: formatDollars(range.median),
    breakEven: breakEven === undefined ? "none" : formatRounded(breakEven),
  });
}
