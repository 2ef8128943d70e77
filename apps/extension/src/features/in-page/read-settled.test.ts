import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettled, settled, watchSettling } from "./read-settled.ts";

beforeEach(() => {
  vi.useFakeTimers();
  location.href = "https://www.facebook.com/marketplace/item/333/";
  show("Impact driver");
});
afterEach(() => vi.useRealTimers());

function show(title: string) {
  document.body.innerHTML = `<div role="main"><h1><span>${title}</span></h1>
    <div><span>$45</span></div><div><span>Listed in Dayton, OH</span></div></div>`;
}

/** The title that was read by then; undefined while the page is still waited for. */
function titleRead(reading: ReturnType<typeof readSettled>) {
  let title: string | undefined;
  void reading.then((found) => (title = found.kind === "listing" ? found.listing.title : "none"));
  return async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    return title;
  };
}

test("a page that came by loading is read at once", async () => {
  const read = titleRead(readSettled(settled));

  expect(await read(0)).toBe("Impact driver");
});

test("words that come after their address are waited for", async () => {
  const settling = watchSettling();
  const read = titleRead(readSettled(settling));
  expect(await read(1_500)).toBeUndefined();

  show("Oak dresser");

  expect(await read(200)).toBeUndefined();
  expect(await read(300)).toBe("Oak dresser");
});

test("a page that never stops moving is read in the end", async () => {
  const settling = watchSettling();
  const moving = setInterval(() => document.body.append(document.createElement("i")), 50);
  const read = titleRead(readSettled(settling));

  expect(await read(2_000)).toBeUndefined();
  expect(await read(1_000)).toBe("Impact driver");
  clearInterval(moving);
});
