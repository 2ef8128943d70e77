import { scaleLinear, scaleUtc } from "d3-scale";

/** A mark on an axis: where it stands, in percent of the axis, and what it says. */
export type Tick = { at: number; label: string };

export type Axis<Value> = {
  /** Percent of the axis: from the left, or from the top. */
  place: (value: Value) => number;
  ticks: readonly Tick[];
};

const dayMs = 86_400_000;
/** More marks than this run into each other on a phone. */
const mostDateTicks = 4;
const valueTicks = 4;

/** Time runs from the first to the last of these ISO dates or months. */
export function dateAxis(dates: readonly string[], locale: string): Axis<string> {
  const times = dates.map(timeOf);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const pad = Math.max((last - first) * 0.03, dayMs);
  const scale = scaleUtc([new Date(first - pad), new Date(last + pad)], [0, 100]);
  const isLong = last - first > 300 * dayMs;
  const format = new Intl.DateTimeFormat(locale, {
    month: "short",
    timeZone: "UTC",
    ...(isLong ? { year: "numeric" } : { day: "numeric" }),
  });
  const all = scale.ticks(mostDateTicks).map((date) => tick(scale(date), format.format(date)));
  return { place: (date) => scale(new Date(timeOf(date))), ticks: fewOf(all) };
}

/** A month stands in its middle. */
const timeOf = (date: string) => Date.parse(date.length === 7 ? `${date}-15` : date);

/** From 0 or from just below the lowest value, whichever shows the differences better. */
export function valueAxis(
  values: readonly number[],
  format: (value: number) => string,
): Axis<number> {
  const known = values.filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...known), Math.max(...known, 1e-9)];
  const scale = scaleLinear([low, high], [100, 0]).nice(valueTicks);
  const ticks = scale.ticks(valueTicks).map((value) => tick(scale(value), format(value)));
  return { place: (value) => scale(value), ticks };
}

const tick = (at: number, label: string): Tick => ({ at, label });

/** Neighbors may say the same month; each stands once, and every other one goes while they are too many. */
function fewOf(ticks: readonly Tick[]): Tick[] {
  let kept = ticks.filter(({ label }, at) => label !== ticks[at - 1]?.label);
  while (kept.length > mostDateTicks + 1) kept = kept.filter((_tick, at) => at % 2 === 0);
  return kept;
}
