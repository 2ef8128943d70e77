import { languages } from "@flipworth/words";
import { useVoice } from "@flipworth/words/react";
import { PlotFrame, type PlotWords } from "./plot-frame.tsx";
import { Area, areaLook, dashed, Dot, LegendEntry, Line } from "./plot-shapes.tsx";
import { dateAxis, valueAxis } from "./scales.ts";

/** One thing that happened. */
type PlotPoint = { on: string; value: number; isOpen?: boolean; name?: string };
/** What most of a time's values lie between. */
type PlotSpan = { on: string; low: number; median: number; high: number };
type PlotReference = { value: number; label: string };

type RangePlotProps = PlotWords & {
  points: readonly PlotPoint[];
  /** In order of time; a single one is drawn over the whole width. */
  spans: readonly PlotSpan[];
  /** A level to hold it against, as a dashed line. */
  reference?: PlotReference | undefined;
  format: (value: number) => string;
  /** What the marks stand for; a mark without a name is left out of the legend. */
  names: { point?: string; openPoint?: string; median?: string; span?: string };
};

/** Values over time, with the range that most of them lie in and its median. */
export function RangePlot({ points, spans, reference, format, names, ...words }: RangePlotProps) {
  const { locale } = languages[useVoice().language];
  const days = dateAxis(
    [...points, ...spans].map(({ on }) => on),
    locale,
  );
  const values = valueAxis(
    [
      ...points.map(({ value }) => value),
      ...spans.map(({ high }) => high),
      ...(reference ? [reference.value] : []),
    ],
    format,
  );
  const [only] = spans;
  const wide =
    spans.length === 1 && only
      ? [0, 100].map((x) => ({ x, span: only }))
      : spans.map((span) => ({ x: days.place(span.on), span }));
  return (
    <PlotFrame
      {...words}
      values={values.ticks}
      places={days.ticks}
      legend={<Legend names={names} reference={reference} />}
    >
      <Area
        className={areaLook}
        spans={wide.map(({ x, span }) => ({
          x,
          top: values.place(span.high),
          bottom: values.place(span.low),
        }))}
      />
      {reference && (
        <Line
          className="stroke-soft"
          dashes={dashed}
          places={[0, 100].map((x) => ({ x, y: values.place(reference.value) }))}
        />
      )}
      <Line
        className="stroke-ink"
        places={wide.map(({ x, span }) => ({ x, y: values.place(span.median) }))}
      />
      {points.map(({ on, value, isOpen, name }, at) => (
        // Two may be of one day and one price, and points never move.
        <Dot
          key={`${at} ${on}`}
          place={{ x: days.place(on), y: values.place(value) }}
          isOpen={isOpen ?? false}
          {...(name === undefined ? {} : { name })}
        />
      ))}
    </PlotFrame>
  );
}

function Legend({ names, reference }: Pick<RangePlotProps, "names" | "reference">) {
  const { point, openPoint, median, span } = names;
  return (
    <>
      {point && <LegendEntry mark="dot">{point}</LegendEntry>}
      {openPoint && <LegendEntry mark="open dot">{openPoint}</LegendEntry>}
      {median && <LegendEntry mark="line">{median}</LegendEntry>}
      {span && <LegendEntry mark="area">{span}</LegendEntry>}
      {reference && <LegendEntry mark="dashes">{reference.label}</LegendEntry>}
    </>
  );
}
