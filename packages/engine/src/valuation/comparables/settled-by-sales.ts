import type { Evidence } from "../evidence.ts";

/** As many sales of the same thing tell more than everything known beforehand. */
export const settlingSales = 8;
/** What they then weigh at least. */
const leastShare = 0.8;

/**
 * With so many sales the other sources are trusted less than they trust themselves: they were
 * written before, of things in general. Measured on guitars, bicycles, denim and mixed goods
 * (docs/valuation.md): it moves few answers, and those that it moves become no worse.
 */
export function settledBySales(
  sources: readonly [Evidence, ...Evidence[]],
): [Evidence, ...Evidence[]] {
  const [first, ...rest] = sources;
  const sold = sources.find(isSettling);
  if (!sold) return [first, ...rest];
  const others = sources.filter((source) => source !== sold).map(precision);
  const most = (precision(sold) * (1 - leastShare)) / leastShare;
  const total = others.reduce((sum, one) => sum + one, 0);
  const factor = Math.sqrt(Math.max(1, total / most));
  const lessSure = (source: Evidence): Evidence =>
    source === sold ? source : { ...source, medianUncertainty: source.medianUncertainty * factor };
  return [lessSure(first), ...rest.map(lessSure)];
}

const isSettling = ({ source, count = 0 }: Evidence) =>
  source === "sold_comparables" && count >= settlingSales;

const precision = ({ medianUncertainty }: Evidence) => 1 / medianUncertainty ** 2;
