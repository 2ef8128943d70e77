import { formatDollars } from "@flipworth/ui";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { BarPlot } from "./bar-plot.tsx";
import { LinePlot } from "./line-plot.tsx";
import { RangePlot } from "./range-plot.tsx";
import { dateAxis, valueAxis } from "./scales.ts";

afterEach(cleanup);

const words = (title: string) => ({
  title,
  summary: "Three sales between $80 and $120.",
  table: { columns: ["Day", "Price"], rows: [["2026-11-01", "$80"]] },
});
const heights = (figure: HTMLElement) =>
  [...figure.querySelectorAll("rect")].map((bar) => bar.getAttribute("height"));

test("a plot says what it shows in a sentence, and gives its figures in a table below", () => {
  render(
    <RangePlot
      {...words("Sales")}
      points={[{ on: "2026-11-01", value: 80, name: "Brass lamp" }]}
      spans={[{ on: "2026-11", low: 80, median: 100, high: 120 }]}
      reference={{ value: 90, label: "Price guide" }}
      format={formatDollars}
      names={{ point: "Sold" }}
    />,
  );

  const figure = screen.getByRole("figure", { name: "Sales" });
  expect(within(figure).getByText("Three sales between $80 and $120.")).toBeDefined();
  expect(within(figure).getByRole("rowheader", { name: "2026-11-01" })).toBeDefined();
  expect(within(figure).getByRole("cell", { name: "$80" })).toBeDefined();
});

test("marks that have no name stand in no legend", () => {
  render(
    <RangePlot
      {...words("Sales")}
      points={[{ on: "2026-11-01", value: 80 }]}
      spans={[]}
      format={formatDollars}
      names={{ point: "Sold" }}
    />,
  );

  expect(screen.getByText("Sold")).toBeDefined();
  expect(screen.queryByText("Price guide")).toBeNull();
});

test("what is not known has no bar, and 0 has one without height", () => {
  const bars = [
    { label: "Jan", value: 50 },
    { label: "Feb", value: null },
    { label: "Mar", value: 0 },
  ];
  render(<BarPlot {...words("By month")} bars={bars} format={formatDollars} />);

  expect(heights(screen.getByRole("figure", { name: "By month" }))).toEqual(["100%", "0%"]);
});

test("a loss hangs below the line of 0", () => {
  const bars = [
    { label: "Jan", value: 100 },
    { label: "Feb", value: -100 },
  ];
  render(<BarPlot {...words("Profit")} bars={bars} format={formatDollars} isMoneyMade />);

  expect(heights(screen.getByRole("figure", { name: "Profit" }))).toEqual(["50%", "50%"]);
});

test("a second line differs from the first without color", () => {
  const points = [
    { on: "2026-10", value: 80 },
    { on: "2026-11", value: 90 },
  ];
  render(
    <LinePlot
      {...words("Levels")}
      series={[
        { name: "Sold", points },
        { name: "Asked", points },
      ]}
      format={formatDollars}
    />,
  );

  const figure = screen.getByRole("figure", { name: "Levels" });
  const dashes = [...figure.querySelectorAll("path")].map((path) =>
    path.getAttribute("stroke-dasharray"),
  );
  expect(dashes).toEqual(["", "5 4"]);
});

describe("axes", () => {
  test("a single day stands in the middle", () => {
    expect(dateAxis(["2026-11-01"], "en-US").place("2026-11-01")).toBe(50);
  });

  test("a long time is told by months with their years, each once", () => {
    const labels = dateAxis(["2024-01-05", "2026-11-20"], "en-US").ticks.map(({ label }) => label);

    expect(labels).toEqual([...new Set(labels)]);
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.length).toBeLessThan(6);
    expect(labels.every((label) => /^\w{3} \d{4}$/.test(label))).toBe(true);
  });

  test("nothing at all still makes an axis", () => {
    expect(valueAxis([], formatDollars).place(0)).toBe(100);
  });

  test("values are placed from the top down, beginning at 0", () => {
    const { place, ticks } = valueAxis([80, 100], formatDollars);

    expect([place(0), place(100)]).toEqual([100, 0]);
    expect(ticks.at(-1)?.label).toBe("$100");
  });
});
