/**
 * Whether words about a profit state a gain: "$32.40" does, "-$3", "N/A" and "$0" do not. Of a
 * range the lower end counts.
 */
export function isGain(profit: string): boolean {
  const figure = profit.replaceAll(/[$,\s]/g, "").replace(/^−/, "-");
  return Number.parseFloat(figure) > 0;
}
