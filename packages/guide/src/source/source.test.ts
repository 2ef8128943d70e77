import { expect, test } from "vitest";
import { builtInSource } from "../built-in.ts";
import { GuideSource } from "./source.ts";

test("the guide's own data is as its schema says", () => {
  const parsed = GuideSource.safeParse(builtInSource());
  expect(parsed.error?.issues.slice(0, 5) ?? []).toEqual([]);
});
