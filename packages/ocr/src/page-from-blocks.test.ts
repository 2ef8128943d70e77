import { expect, test } from "vitest";
import { pageFromBlocks } from "./page-from-blocks.ts";

const word = (text: string, x0: number, x1: number) => ({
  text,
  confidence: 95.6,
  bbox: { x0, y0: 40, x1, y1: 60 },
});
const scale = { widthPx: 100, heightPx: 50, scaleX: 2, scaleY: 2 };

test("boxes come back in the original's pixels, and a line's box holds its words", () => {
  const blocks = [
    { paragraphs: [{ lines: [{ words: [word("DeWalt", 10, 60), word("drill", 70, 99)] }] }] },
  ];

  const { lines } = pageFromBlocks(blocks, scale);

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
  const lines = [{ words: [word(" ", 0, 10)] }, { words: [word("edge", 190, 260)] }];

  const page = pageFromBlocks([{ paragraphs: [{ lines }] }], scale);

  expect(page.lines.map((line) => line.text)).toEqual(["edge"]);
  expect(page.lines[0]?.box.right).toBe(100);
});
