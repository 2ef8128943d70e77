import { PlotFrame, type PlotWords } from "./plot-frame.tsx";
import { valueAxis } from "./scales.ts";

/** null where nothing is known, which is not 0. */
type PlotBar = { label: string; value: number | null };

type BarPlotProps = PlotWords & {
  /** From left to right, such as the months of a year. */
  bars: readonly PlotBar[];
  format: (value: number) => string;
  /** Green above 0 and red below it, for profit and loss only. */
  isMoneyMade?: boolean;
};

/** How much of a bar's room it fills. */
const fill = 0.7;
/** So many characters stand side by side on a phone, with a gap after each label. */
const phoneCharacters = 30;
const gapCharacters = 2;

/** A bar for each of a few things in order, above and below 0. */
export function BarPlot({ bars, format, isMoneyMade = false, ...words }: BarPlotProps) {
  const values = valueAxis(
    bars.flatMap(({ value }) => value ?? []),
    format,
  );
  const room = 100 / Math.max(1, bars.length);
  const characters = bars.reduce((sum, { label }) => sum + label.length + gapCharacters, 0);
  const every = Math.ceil(characters / phoneCharacters);
  const middle = (at: number) => (at + 0.5) * room;
  const places = bars.map(({ label }, at) => ({ at: middle(at), label }));
  const zero = values.place(0);
  return (
    <PlotFrame
      {...words}
      values={values.ticks}
      places={places.filter((_place, at) => at % every === 0)}
    >
      {bars.map(({ label, value }, at) => {
        if (value === null) return null;
        const end = values.place(value);
        return (
          <rect
            key={label}
            x={`${middle(at) - (room * fill) / 2}%`}
            width={`${room * fill}%`}
            y={`${Math.min(zero, end)}%`}
            height={`${Math.abs(zero - end)}%`}
            rx="2"
            className={lookOf(value, isMoneyMade)}
          >
            <title>{`${label}: ${format(value)}`}</title>
          </rect>
        );
      })}
      <line x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} className="stroke-edge" />
    </PlotFrame>
  );
}

function lookOf(value: number, isMoneyMade: boolean): string {
  if (!isMoneyMade) return "fill-accent";
  return value < 0 ? "fill-loss" : "fill-profit";
}
