import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LoadProblem, Problem } from "./problem.tsx";

afterEach(cleanup);

test.each([
  [{}, '<p role="alert" class="text-sm text-loss">No.</p>'],
  [{ look: "plain" }, '<p role="alert">No.</p>'],
  [
    { look: "box" },
    '<p role="alert" class="rounded-control bg-loss-ground p-3 text-sm text-loss">No.</p>',
  ],
  [
    { className: "sm:col-span-2" },
    '<p role="alert" class="text-sm text-loss sm:col-span-2">No.</p>',
  ],
] as const)("a problem with %o is an alert with that look", (props, html) => {
  const { container } = render(<Problem {...props}>No.</Problem>);

  expect(container.innerHTML).toBe(html);
});

test("what could not be read is said, and asked for again by a press", () => {
  const onTryAgain = vi.fn<() => void>();
  render(
    <LoadProblem tryAgain="Try again" onTryAgain={onTryAgain}>
      We couldn’t load it.
    </LoadProblem>,
  );

  expect(screen.getByRole("alert").textContent).toBe("We couldn’t load it.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onTryAgain).toHaveBeenCalledOnce();
});
