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
  delete document.documentElement.dataset["session"];
  delete document.documentElement.dataset["theme"];
  history.replaceState(null, "", "/");
});

/** Shows a screen inside what the document gives every screen, and a person to use it. */
export function renderScreen(screen: ReactElement, at = "/") {
  const Stub = createRoutesStub([
    { path: "*", Component: () => <ToastProvider>{screen}</ToastProvider> },
  ]);
  render(<Stub initialEntries={[at]} />);
  return { person: userEvent.setup({ applyAccept: false }) };
}
