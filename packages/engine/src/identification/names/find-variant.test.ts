import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const variantOf = (title: string, description: string) => {
  const item = identify(factsOf({ title, description }));
  return item.kind === "item" ? (item.variant?.name ?? null) : item.kind;
};

test("what is told to be missing is no variant", () => {
  const title = "Milwaukee M18 impact wrench";

  expect(variantOf(title, "Comes with two batteries and charger.")).toBe("with two batteries");
  expect(variantOf(title, "Gun only, without batteries or charger.")).toBeNull();
  expect(
    variantOf(title, "Sold without battery and charger. I can show it with my own battery."),
  ).toBeNull();
  // Said of one's own in other words than what is missing.
  const own = "Can be seen working as I've got battery and charger from another.";
  expect(variantOf(title, `Gun only WITHOUT battery or charger. ${own}`)).toBeNull();
});
