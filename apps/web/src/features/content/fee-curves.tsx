import { useId } from "react";
import type { FeeCurve } from "../../lib/pages/fee-curves.ts";

/** By dashes as well as by their labels, so that no line is told by color. */
const dashes = ["", "6 3", "2 3", "8 3 2 3", "1 4"];
const plot = { left: 34, right: 224, top: 12, bottom: 268 };
const mostPercent = 40;
const marks = [0, 10, 20, 30, 40];

/** What share of a sale each platform takes, by price: small sales fall off a cliff. */
export function FeeCurves({ curves }: { curves: readonly FeeCurve[] }) {
  const name = useId();
  const prices = curves[0]?.points.map(({ dollars }) => dollars) ?? [];
  const [from, to] = [prices[0] ?? 0, prices.at(-1) ?? 1];
  const x = (dollars: number) =>
    Math.round(plot.left + ((plot.right - plot.left) * (dollars - from)) / (to - from));
  const y = (percent: number) =>
    Math.round(plot.bottom - ((plot.bottom - plot.top) * percent) / mostPercent);
  return (
    <figure className="max-w-2xl rounded-card border border-line bg-surface p-5 sm:p-6">
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, in the page\'s colors
        role="img"
        aria-labelledby={`${name}t ${name}d`}
        viewBox="0 0 340 300"
        className="w-full text-xs"
      >
        <title id={`${name}t`}>The share of a sale that fees take, by price</title>
        <desc id={`${name}d`}>{curves.map(inWords).join(" ")}</desc>
        <g className="fill-soft stroke-line" textAnchor="end">
          {marks.map((percent) => (
            <g key={percent}>
              <path d={`M${plot.left} ${y(percent)}H${plot.right}`} />
              <text x={plot.left - 5} y={y(percent) + 4} stroke="none">{`${percent}%`}</text>
            </g>
          ))}
        </g>
        <g className="fill-soft" textAnchor="middle">
          {[from, 15, 30, 45, to].map((dollars) => (
            <text key={dollars} x={x(dollars)} y={plot.bottom + 18}>{`$${dollars}`}</text>
          ))}
        </g>
        <g className="fill-none stroke-ink stroke-2">
          {curves.map(({ name: platform, points }, place) => (
            <polyline
              key={platform}
              strokeDasharray={dashes[place]}
              points={points.map(({ dollars, percent }) => `${x(dollars)},${y(percent)}`).join(" ")}
            />
          ))}
        </g>
        <g className="fill-ink">
          {curves.map(({ name: platform, points }) => (
            <text key={platform} x={plot.right + 5} y={y(points.at(-1)?.percent ?? 0) + 4}>
              {platform}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className="pt-2 text-sm text-pretty text-soft">
        Fees alone, without the label, on a sale with free shipping and 7.5% sales tax. Fixed sums
        make small sales expensive: under $15 Poshmark takes $2.95 whatever the price.
      </figcaption>
    </figure>
  );
}

function inWords({ name, points }: FeeCurve): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  return `${name} takes ${first.percent}% of $${first.dollars} and ${last.percent}% of $${last.dollars}.`;
}
