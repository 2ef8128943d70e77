import { afterEach, expect, test, vi } from "vitest";
import { placeOver } from "./place-over.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function boxed(tag: string, { left, top }: { left: number; top: number }): HTMLElement {
  const made = document.createElement(tag);
  document.body.append(made);
  made.getBoundingClientRect = () => new DOMRect(left, top, 200, 100);
  return made;
}

/** What stands in front at every point, from the front to the back. */
function inFront(...elements: Element[]) {
  document.elementsFromPoint = () => elements;
}

test("a mark stands in its card's corner, wherever the page has put our host", () => {
  const [host, card] = [boxed("div", { left: 8, top: -300 }), boxed("li", { left: 40, top: 50 })];
  const button = document.createElement("button");
  inFront(host, card);

  placeOver(host, [{ button, card: { element: card } }]);
  expect(button.style.transform).toBe("translate(38px, 356px)");
  expect(button.hidden).toBe(false);
});

test("a card behind a bar, gone, or without any size takes its mark with it", () => {
  const host = boxed("div", { left: 0, top: 0 });
  const [behind, gone, empty] = [1, 2, 3].map((at) => boxed("li", { left: 10 * at, top: 10 }));
  const bar = boxed("nav", { left: 0, top: 0 });
  if (!behind || !gone || !empty) throw new Error("Three cards were made");
  gone.remove();
  empty.getBoundingClientRect = () => new DOMRect(10, 10, 0, 0);
  inFront(bar, behind);
  const marks = [behind, gone, empty].map((element) => ({
    button: document.createElement("button"),
    card: { element },
  }));

  placeOver(host, marks);
  expect(marks.map(({ button }) => button.hidden)).toEqual([true, true, true]);
});
