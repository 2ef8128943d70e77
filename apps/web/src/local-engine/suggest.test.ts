import { expect, test } from "vitest";
import { createSuggester } from "./suggest.ts";

const suggest = createSuggester([
  { brand: "KitchenAid", model: "Artisan stand mixer" },
  { brand: "KitchenAid", model: "KitchenAid hand mixer" },
  { brand: null, model: "stand mixer" },
  { brand: "Nintendo", model: "Switch OLED" },
]);

test.each([
  ["kitch", ["KitchenAid hand mixer", "KitchenAid Artisan stand mixer"]],
  ["mixer stand", ["Stand mixer", "KitchenAid Artisan stand mixer"]],
  ["SWITCH ol", ["Nintendo Switch OLED"]],
  ["k", []],
  ["sofa", []],
])("%j finds %j", (words, names) => {
  expect(suggest(words)).toEqual(names);
});
