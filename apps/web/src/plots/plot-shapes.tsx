import { area, curveMonotoneX, line } from "d3-shape";

/** A point in percent of the plot, from the left and from the top. */
export type Place = { x: number; y: number };
export type Span = { x: number; top: number; bottom: number };

/** In a box of its own, stretched over the plot: paths know no percentages. */
const stretched = {
  viewBox: "0 0 100 100",
  preserveAspectRatio: "none",
  width: "100%",
  height: "100%",
  overflow: "visible",
} as const;

const linePath = line<Place>()
  .x(({ x }) => x)
  .y(({ y }) => y)
  .curve(curveMonotoneX);
const areaPath = area<Span>()
  .x(({ x }) => x)
  .y0(({ bottom }) => bottom)
  .y1(({ top }) => top)
  .curve(curveMonotoneX);

type LineProps = { places: readonly Place[]; className: string; dashes?: string };

export function Line({ places, className, dashes }: LineProps) {
  return (
    <svg {...stretched}>
      <path
        d={linePath(places) ?? ""}
        className={`fill-none stroke-2 ${className}`}
        strokeDasharray={dashes}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

export function Area({ spans, className }: { spans: readonly Span[]; className: string }) {
  return (
    <svg {...stretched}>
      <path d={areaPath(spans) ?? ""} className={className} />
    </svg>
  );
}

type DotProps = { place: Place; isOpen?: boolean; name?: string };

/** Full for what happened, open for what was only asked. */
export function Dot({ place: { x, y }, isOpen = false, name }: DotProps) {
  const look = isOpen ? "fill-surface stroke-soft" : "fill-accent stroke-surface";
  return (
    <circle cx={`${x}%`} cy={`${y}%`} r="4" className={`stroke-1 ${look}`}>
      {name !== undefined && <title>{name}</title>}
    </circle>
  );
}

export type LegendMark = "dot" | "open dot" | "line" | "dashes" | "area" | "bar";

/** What a mark of the plot stands for. */
export function LegendEntry({ mark, children }: { mark: LegendMark; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg aria-hidden className="h-3 w-5 overflow-visible">
        <Sample mark={mark} />
      </svg>
      {children}
    </span>
  );
}

function Sample({ mark }: { mark: LegendMark }) {
  if (mark === "dot" || mark === "open dot") {
    return <Dot place={{ x: 50, y: 50 }} isOpen={mark === "open dot"} />;
  }
  if (mark === "area") return <rect width="100%" height="100%" className={areaLook} />;
  if (mark === "bar") return <rect x="25%" width="50%" height="100%" className="fill-accent" />;
  const dashes = mark === "dashes" ? dashed : undefined;
  return (
    <line
      x2="100%"
      y1="50%"
      y2="50%"
      className={mark === "dashes" ? "stroke-soft stroke-2" : "stroke-ink stroke-2"}
      strokeDasharray={dashes}
    />
  );
}

export const areaLook = "fill-accent/20";
export const dashed = "5 4";
