import { expect, test } from "vitest";
import { tidyMarkup } from "./tidy-markup.ts";

test("what only React or nobody reads is gone, and what is shown stays", () => {
  const icon =
    '<svg class="lucide lucide-x size-5"><path d="m6 6"></path><rect x="1"></rect></svg>';

  expect(tidyMarkup(`<p>Theme: <!-- -->dark</p>${icon}`)).toBe(
    '<p>Theme: dark</p><svg class="size-5"><path d="m6 6"/><rect x="1"/></svg>',
  );
});

test("a person's own words stay as they are", () => {
  const words = '<p class="lucid">&lt;!-- --&gt; a path and a line</p>';

  expect(tidyMarkup(words)).toBe(words);
});
