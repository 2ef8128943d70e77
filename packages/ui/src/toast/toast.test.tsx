import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastProvider, useToast } from "./toast.tsx";
import "./toast-view.tsx";

beforeEach(() => {
  // Timers alone: React's own work goes on in real time.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Buttons() {
  const showToast = useToast();
  return (
    <>
      <button onClick={() => showToast({ title: "Listing deleted" })}>delete</button>
      <button onClick={() => showToast({ title: "Analysis saved!" })}>save</button>
    </>
  );
}

async function show(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  // The view is a part of its own, loaded at the first toast.
  await act(async () => vi.dynamicImportSettled());
}

test("one toast stands at a time: a new one takes the place of the last", async () => {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );

  await show("delete");
  expect(screen.getByText("Listing deleted")).toBeDefined();
  await show("save");

  expect(screen.getByText("Analysis saved!")).toBeDefined();
  expect(screen.queryByText("Listing deleted")).toBeNull();
});

test("a toast goes by itself after 5 seconds, and not before", async () => {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await show("save");

  act(() => void vi.advanceTimersByTime(4_900));
  expect(screen.getByText("Analysis saved!")).toBeDefined();
  act(() => void vi.advanceTimersByTime(200));

  expect(screen.queryByText("Analysis saved!")).toBeNull();
});

test("a dismissed toast gives up its place after 1,000,000 ms", async () => {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await show("save");
  act(() => void vi.advanceTimersByTime(5_100));

  act(() => void vi.advanceTimersByTime(999_000));
  expect(screen.getByRole("region", { name: /Notifications/ })).toBeDefined();
  act(() => void vi.advanceTimersByTime(1_100));

  expect(screen.queryByRole("region", { name: /Notifications/ })).toBeNull();
});

test("a toast can offer a thing to do and a page to go to", async () => {
  const undo = vi.fn();
  function Offers() {
    const showToast = useToast();
    return (
      <>
        <button
          onClick={() => showToast({ title: "Gone", action: { label: "Undo", onAction: undo } })}
        >
          delete
        </button>
        <button
          onClick={() => showToast({ title: "Full", action: { label: "Plans", href: "/p" } })}
        >
          save
        </button>
      </>
    );
  }
  render(
    <ToastProvider>
      <Offers />
    </ToastProvider>,
  );

  await show("delete");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await show("save");

  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Plans" }).getAttribute("href")).toBe("/p");
});
