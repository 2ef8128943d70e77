import { expect, test } from "vitest";
import { pageFromLines } from "./page-from-lines.ts";

const word = (text: string, left: number, right: number) => ({
  text,
  confidence: 96,
  box: { left, top: 40, right, bottom: 60 },
});
const scale = { widthPx: 100, heightPx: 50, scaleX: 2, scaleY: 2 };

test("boxes come back in the original's pixels, and a line's box holds its words", () => {
  const seen = [{ words: [word("DeWalt", 10, 60), word("drill", 70, 99)] }];

  const { lines } = pageFromLines(seen, scale);

  expect(lines).toHaveLength(1);
  expect(lines[0]?.text).toBe("DeWalt drill");
  expect(lines[0]?.box).toEqual({ left: 5, top: 20, right: 50, bottom: 30 });
  expect(lines[0]?.words[0]).toEqual({
    text: "DeWalt",
    confidence: 96,
    box: { left: 5, top: 20, right: 30, bottom: 30 },
  });
});

test("lines of nothing but spaces are left out, and no box leaves the picture", () => {
  const seen = [{ words: [word(" ", 0, 10)] }, { words: [word("edge", 190, 260)] }];

  const page = pageFromLines(seen, scale);

  expect(page.lines.map((line) => line.text)).toEqual(["edge"]);
  expect(page.lines[0]?.box.right).toBe(100);
});
