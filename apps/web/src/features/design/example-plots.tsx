import { formatDollars, formatRounded } from "@flipworth/ui";
import { BarPlot } from "../../plots/bar-plot.tsx";
import { LinePlot } from "../../plots/line-plot.tsx";
import { RangePlot } from "../../plots/range-plot.tsx";

const months = ["2026-07", "2026-08", "2026-09", "2026-10", "2026-11"];
const spans = months.map((on, at) => ({
  on,
  low: 70 + 6 * at,
  median: 95 + 8 * at,
  high: 140 + 5 * at,
}));
const points = spans.flatMap(({ on, low, median, high }, at) => [
  { on: `${on}-04`, value: low + 5, name: "Example" },
  { on: `${on}-15`, value: median - 4, name: "Example" },
  { on: `${on}-24`, value: high - 9, name: "Example", isOpen: at % 2 === 0 },
]);
const profits = [12, 40, -18, null, 65];

/** Each kind of plot, with made-up figures. */
export function ExamplePlots() {
  return (
    <div className="flex w-full flex-col gap-10">
      <RangePlot
        title="Range over time"
        summary="Made-up prices of five months, rising from $95 to $127."
        table={{
          columns: ["Month", "Low", "Median", "High"],
          rows: spans.map(({ on, low, median, high }) => [
            on,
            ...[low, median, high].map(formatDollars),
          ]),
        }}
        points={points}
        spans={spans}
        reference={{ value: 110, label: "Price guide" }}
        format={formatRounded}
        names={{ point: "Sold", openPoint: "Asked", median: "Median", span: "Most sales" }}
      />
      <BarPlot
        title="Bar by month"
        summary="Made-up profits: four months with a profit or loss, one unknown."
        table={{
          columns: ["Month", "Profit"],
          rows: months.map((month, at) => [month, dollarsOr(profits[at])]),
        }}
        bars={months.map((label, at) => ({ label, value: profits[at] ?? null }))}
        format={formatDollars}
        isMoneyMade
      />
      <LinePlot
        title="Lines over time"
        summary="Two made-up levels that go apart."
        table={{
          columns: ["Month", "First", "Second"],
          rows: spans.map(({ on, median, high }) => [on, ...[median, high].map(formatDollars)]),
        }}
        series={[
          { name: "First", points: spans.map(({ on, median }) => ({ on, value: median })) },
          { name: "Second", points: spans.map(({ on, high }) => ({ on, value: high })) },
        ]}
        format={formatRounded}
      />
    </div>
  );
}

const dollarsOr = (amount: number | null | undefined) =>
  amount == null ? "unknown" : formatDollars(amount);
