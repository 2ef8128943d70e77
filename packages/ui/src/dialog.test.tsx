import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog title="Analysis" onClose={() => setOpen(false)}>
          What it says
        </Dialog>
      )}
    </>
  );
}

test("a dialog opens as a modal one with its title, and its button takes it away", () => {
  render(<Example />);

  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Analysis" });
  expect(dialog.open).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(screen.queryByRole("dialog")).toBeNull();
});
