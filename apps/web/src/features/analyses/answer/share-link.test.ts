import fc from "fast-check";
import { expect, test } from "vitest";
import { draftFromFragment, fragmentFromDraft } from "./share-link.ts";

const words = fc.string({ unit: "binary" }).map((text) => text.trim());
const drafts = fc.record({ text: words, title: words, price: words, condition: words });

test("what a fragment is made from comes back, whatever the characters", () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const isEmpty = Object.values(draft).every((field) => field === "");
      const carried = draftFromFragment(`#${fragmentFromDraft(draft)}`);
      expect(carried).toEqual(isEmpty ? undefined : draft);
    }),
  );
});

test.each(["", "#", "#main", "#title=", "#%E0%A4%A"])("%j carries no listing", (fragment) => {
  expect(draftFromFragment(fragment)).toBeUndefined();
});
