import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichLine, RichText } from "./rich-text.tsx";

const htmlOf = (text: string) => render(<RichText text={text} />).container.innerHTML;

test.each([
  ["One.\n\nTwo.", "<p>One.</p><p>Two.</p>"],
  ["- one\n- two", "<ul><li>one</li><li>two</li></ul>"],
  [
    "Words first\n\n- a\n- b\n\nand after.",
    "<p>Words first</p><ul><li>a</li><li>b</li></ul><p>and after.</p>",
  ],
  ["A list:\n- a\n- b", "<p>A list:</p><ul><li>a</li><li>b</li></ul>"],
  [
    "See [the tips](/tips), then [pay](/x).",
    '<p>See <a href="/tips">the tips</a>, then <a href="/x">pay</a>.</p>',
  ],
  ["- go [there](/a)", '<ul><li>go <a href="/a">there</a></li></ul>'],
])("%j becomes %s", (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

test("what looks like HTML, or like a link to somewhere else, stays text", () => {
  const text = "5 < 6 <b>bold</b> [x](javascript:alert(1)) [y](https://elsewhere.example)";

  const { container } = render(<RichLine text={text} />);

  expect(container.textContent).toBe(text);
  expect(container.querySelector("a, b")).toBeNull();
});
