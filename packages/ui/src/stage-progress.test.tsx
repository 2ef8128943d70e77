import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StageProgress } from "./stage-progress.tsx";

afterEach(cleanup);

test("the stage after the finished ones is the one at work, and what was found is announced", () => {
  render(<StageProgress finished={[{ stage: "reading", sentence: "A drill for $40." }]} />);

  expect(screen.getByRole("status").textContent).toBe("A drill for $40.");
  const stages = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(stages).toEqual([
    "Reading the listing, doneA drill for $40.",
    "Finding out what it is…",
    "Estimating what it sells for",
    "Working out the profit",
  ]);
});

test("before anything is finished the first stage is at work", () => {
  render(<StageProgress finished={[]} />);

  expect(screen.getByText("Reading the listing…")).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("The analysis has started.");
});
