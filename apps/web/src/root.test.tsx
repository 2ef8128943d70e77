import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "./lib/language.ts";
import { appScreen, plainPage } from "./lib/pages/page-handle.ts";
import { ErrorBoundary, Layout } from "./root.tsx";

const html = document.documentElement;

beforeEach(() => {
  // happy-dom fetches what a page links to.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
});
afterEach(async () => {
  cleanup();
  await chooseLanguage("en");
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(handle: unknown) {
  const Page = () => (
    <Layout>
      <ErrorBoundary />
    </Layout>
  );
  const Stub = createRoutesStub([{ path: "*", Component: Page, handle }]);
  render(<Stub />, { container: document });
}

test("a screen of the app is in the language that was chosen: the document, its title, its frame", async () => {
  localStorage.setItem("language", "es");
  open(appScreen("deals"));

  await waitFor(() => expect(html.lang).toBe("es"));
  expect(document.title).toBe("Compras | Flipworth");
  expect(screen.getByRole("heading", { name: "Esta página no funciona" })).toBeDefined();

  await act(async () => {
    screen.getAllByRole("radio", { name: "English" })[0]?.click();
  });

  expect(html.lang).toBe("en");
  expect(document.title).toBe("Deals | Flipworth");
  expect(screen.getByRole("heading", { name: "This page isn’t working" })).toBeDefined();
  expect(localStorage.getItem("language")).toBe("en");
});

test("a page that only informs is English, whatever was chosen, and offers no choice", async () => {
  localStorage.setItem("language", "es");
  open(plainPage);

  await act(async () => {});
  expect(html.lang).toBe("en");
  expect(screen.queryAllByRole("radio", { hidden: true })).toEqual([]);
});
