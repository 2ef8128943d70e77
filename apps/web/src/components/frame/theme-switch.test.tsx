import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import themeScript from "../../delivery/theme.js?raw";
import { renderScreen } from "../../testing/render.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const theme = () => document.documentElement.dataset["theme"];

afterEach(() => document.documentElement.removeAttribute("data-theme"));

test("a chosen theme stands before anything else runs, and the switch goes round and remembers", () => {
  localStorage.setItem("theme", "dark");
  // The page has it in its head.
  window.eval(themeScript);
  expect(theme()).toBe("dark");

  renderScreen(<ThemeSwitch />);
  const seen = ["first", "second", "third"].map(() => {
    fireEvent.click(screen.getByRole("button", { name: /Theme/ }));
    return [theme(), localStorage.getItem("theme")];
  });

  expect(seen).toEqual([
    [undefined, "system"],
    ["light", "light"],
    ["dark", "dark"],
  ]);
});
