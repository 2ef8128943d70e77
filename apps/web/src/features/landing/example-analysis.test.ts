import { expect, test } from "vitest";
import { exampleAnalysis } from "./example-analysis.ts";

test("the front page's example gets a range, a profit and a verdict", () => {
  const example = exampleAnalysis();

  expect(example.price).toBe(30);
  expect(example.resaleRange).toMatch(/^\$\d+ - \$\d+$/);
  expect(example.recommendation).toBe("Buy");
});
