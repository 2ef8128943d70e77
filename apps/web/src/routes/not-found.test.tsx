import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { hasScripts } from "../lib/pages/page-handle.ts";
import { renderScreen } from "../testing/render.tsx";
import NotFound, { handle } from "./not-found.tsx";

test("an unknown address says so, hints at the router and leads home", () => {
  renderScreen(<NotFound />);

  expect(screen.getByRole("heading", { name: "404 Page Not Found" })).toBeDefined();
  expect(screen.getByText(/was this page added to the router\?/)).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
});

test("the page of an unknown address carries no framework code, other pages do", () => {
  expect(hasScripts(handle)).toBe(false);
  expect(hasScripts(undefined)).toBe(true);
});
