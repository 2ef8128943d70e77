import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const tabs = [
  { id: "saved", label: "Saved" },
  { id: "history", label: "History" },
  { id: "bin", label: "Bin" },
] as const;

function Example() {
  const [selected, setSelected] = useState<"saved" | "history" | "bin">("saved");
  return (
    <Tabs label="Deals" tabs={tabs} selected={selected} onSelect={setSelected}>
      The panel of {selected}
    </Tabs>
  );
}

test.each([
  ["ArrowRight", "History"],
  ["ArrowLeft", "Bin"],
  ["End", "Bin"],
  ["Home", "Saved"],
])("from the first tab %s chooses and focuses %s, which names the panel", (key, name) => {
  render(<Example />);

  fireEvent.keyDown(screen.getByRole("tab", { name: "Saved" }), { key });

  const chosen = screen.getByRole("tab", { selected: true });
  expect(chosen.textContent).toBe(name);
  expect(document.activeElement).toBe(chosen);
  expect(screen.getByRole("tabpanel", { name })).toBeDefined();
});

test("the Tab key stops at the chosen tab alone", () => {
  render(<Example />);

  fireEvent.click(screen.getByRole("tab", { name: "History" }));

  const stops = screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(["History"]);
});
