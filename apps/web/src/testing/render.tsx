import { ToastProvider } from "@flipworth/ui";
import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, vi } from "vitest";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

/** Shows a screen inside what the document gives every screen, and a person to use it. */
export function renderScreen(screen: ReactElement) {
  const Stub = createRoutesStub([
    { path: "*", Component: () => <ToastProvider>{screen}</ToastProvider> },
  ]);
  render(<Stub />);
  return { person: userEvent.setup({ applyAccept: false }) };
}
