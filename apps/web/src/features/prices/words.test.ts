import { categoryName, categoryNames } from "@flipworth/ui";
import curves from "@flipworth/guide/ageing.json";
import { categories } from "@flipworth/guide/category";
import { englishVoice } from "@flipworth/words";
import { describe, expect, test } from "vitest";
import { pricesKinds } from "../../words/english/market/prices-names.ts";
import { spanish } from "../../words/spanish.ts";
import { conditionName, monthName, monthOfYear } from "./words.ts";

describe("names that the price guide has", () => {
  test("each of its categories has one in the catalog, and no other", () => {
    expect(Object.keys(categoryNames.english).toSorted()).toEqual(categories.toSorted());
  });

  test("the kinds of things that lose value are called as it calls them", () => {
    const names = Object.entries(curves).map(([kind, { name }]) => [kind, name]);
    expect(pricesKinds.english).toEqual(Object.fromEntries(names));
  });

  test("a category that the catalog does not have yet is written out", () => {
    expect(categoryName("home-decor", spanish)).toBe("Decoración del hogar");
    expect(categoryName("model_trains", spanish)).toBe("Model trains");
    expect(categoryName("pet-supplies", englishVoice)).toBe("Pet supplies");
  });

  test("a condition of ours is translated, and what a listing says stays", () => {
    expect(conditionName("Like new", spanish)).toBe("Como nuevo");
    expect(conditionName("Used - Good", spanish)).toBe("Used - Good");
    expect(conditionName("Like new", englishVoice)).toBe("Like new");
  });
});

test.each([
  ["en-US", "Nov\u00a02026", "Sep"],
  ["es-US", "nov\u00a02026", "sept"],
])("months in %s are short and stay on one line", (locale, november, september) => {
  expect(monthName("2026-11", locale)).toBe(november);
  expect(monthOfYear(9, locale)).toBe(september);
});
