import { afterEach, expect, test, vi } from "vitest";
import { watchSight } from "./watch-sight.ts";

// The window of the unit tests does not track, so this is the way without tracking; the tracked one
// is pressed in a real browser by e2e/extension/inpage-covered.e2e.ts.

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.removeAttribute("style");
});

function openButton() {
  const host = document.createElement("div");
  const button = document.createElement("button");
  host.attachShadow({ mode: "closed" }).append(button);
  document.body.append(host);
  return { host, sight: watchSight(button) };
}

function onTop(element: Element) {
  document.elementFromPoint = () => element;
}

const pressed = new MouseEvent("click", { detail: 1, clientX: 5, clientY: 5 });
const pressedByKey = new MouseEvent("click", { detail: 0 });

test("a button that nothing covers is seen", () => {
  const { host, sight } = openButton();
  onTop(host);

  expect(sight.sees(pressed)).toBe(true);
});

test("a button under something else is not seen, but a key has no place on the screen", () => {
  const { sight } = openButton();
  onTop(document.body);

  expect(sight.sees(pressed)).toBe(false);
  expect(sight.sees(pressedByKey)).toBe(true);
});

test.each([
  "opacity: 0.01",
  "visibility: hidden",
  "transform: scale(0.1)",
  "filter: opacity(0)",
  "clip-path: inset(50%)",
])("with %s on the page around it the button is not seen", (style) => {
  const { host, sight } = openButton();
  onTop(host);
  document.documentElement.setAttribute("style", style);

  expect(sight.sees(pressed)).toBe(false);
  expect(sight.sees(pressedByKey)).toBe(false);
});
