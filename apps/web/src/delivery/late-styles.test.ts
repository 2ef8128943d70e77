import { expect, test } from "vitest";
import { lateStyles } from "./late-styles.ts";

test("the styles that come later are all of them, in their order, but for the typeface", () => {
  const css =
    "@layer a{.x{y:z}}@font-face{font-family:x;src:url(/f.woff2)}.p{q:r}@property --a{inherits:false}";

  expect(lateStyles(css)).toBe("@layer a{.x{y:z}}.p{q:r}@property --a{inherits:false}");
});
