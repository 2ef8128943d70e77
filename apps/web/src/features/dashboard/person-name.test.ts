import { expect, test } from "vitest";
import { isFreeTier, personName } from "./person-name.ts";

const nobody = { firstName: null, lastName: null, email: null };

test.each([
  [{ firstName: "Ana", lastName: "Lee", email: "a@example.com" }, "Ana Lee"],
  [{ firstName: "Ana", email: "a@example.com" }, "Ana"],
  [{ lastName: "Lee", email: "a.lee@example.com" }, "a.lee"],
  [{ firstName: "", lastName: "Lee", email: "a@example.com" }, "a"],
  [{ lastName: "Lee" }, "User"],
  [{ email: "@example.com" }, "User"],
  [{}, "User"],
])("%j is welcomed as %s", (names, name) => {
  expect(personName({ ...nobody, ...names }, "User")).toBe(name);
});

test.each([
  ["", true],
  ["free", true],
  ["Free", true],
  ["FREE", true],
  ["Side Hustler", false],
])("the tier %o is free: %s", (tier, isFree) => {
  expect(isFreeTier(tier)).toBe(isFree);
});
