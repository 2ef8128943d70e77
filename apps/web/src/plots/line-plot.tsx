import { languages } from "@flipworth/words";
import { useVoice } from "@flipworth/words/react";
import { PlotFrame, type PlotWords } from "./plot-frame.tsx";
import { dashed, Dot, LegendEntry, Line } from "./plot-shapes.tsx";
import { dateAxis, valueAxis } from "./scales.ts";

type PlotSeries = {
  name: string;
  points: readonly { on: string; value: number }[];
};

type LinePlotProps = PlotWords & {
  /** One or two: the second is dashed, so that they differ without color. */
  series: readonly PlotSeries[];
  format: (value: number) => string;
};

const looks = [
  { className: "stroke-ink", dashes: undefined, mark: "line" },
  { className: "stroke-soft", dashes: dashed, mark: "dashes" },
] as const;

/** How something goes over time. */
export function LinePlot({ series, format, ...words }: LinePlotProps) {
  const all = series.flatMap(({ points }) => points);
  const { locale } = languages[useVoice().language];
  const days = dateAxis(
    all.map(({ on }) => on),
    locale,
  );
  const values = valueAxis(
    all.map(({ value }) => value),
    format,
  );
  const shown = looks.flatMap((look, at) => {
    const one = series[at];
    if (!one) return [];
    const places = one.points.map(({ on, value }) => ({
      x: days.place(on),
      y: values.place(value),
    }));
    return [{ name: one.name, look, places }];
  });
  return (
    <PlotFrame
      {...words}
      values={values.ticks}
      places={days.ticks}
      legend={shown.map(({ name, look }) => (
        <LegendEntry key={name} mark={look.mark}>
          {name}
        </LegendEntry>
      ))}
    >
      {shown.map(({ name, look, places }) => (
        <g key={name}>
          <Line places={places} className={look.className} dashes={look.dashes ?? ""} />
          {places.length === 1 && places[0] && <Dot place={places[0]} />}
        </g>
      ))}
    </PlotFrame>
  );
}
