/** What decides money, with the tests that are to notice a change of it. */
export type MutationModule = {
  /** The Vitest project that the tests belong to, as vitest.config.ts names it. */
  project: "engine";
  /** Files that are changed, from the root. */
  mutate: readonly string[];
  /** Tests, from the project's folder. Few, because they run anew for each change. */
  tests: readonly string[];
};

const engine = "packages/engine/src";

export const mutationModules: Readonly<Record<string, MutationModule>> = {
  profit: {
    project: "engine",
    mutate: [`${engine}/profit/*.ts`, `!${engine}/profit/*.test.ts`],
    tests: ["src/profit/**/*.test.ts"],
  },
  confidence: {
    project: "engine",
    mutate: [`${engine}/verdict/confidence.ts`, `${engine}/verdict/advice/fee-cliff.ts`],
    tests: ["src/verdict/confidence.test.ts", "src/verdict/advice/advice.test.ts"],
  },
  valuation: {
    project: "engine",
    mutate: [
      `${engine}/valuation/{combine,resale-range,condition-factor}.ts`,
      `${engine}/valuation/comparables/{outliers,settled-by-sales,comparable-evidence}.ts`,
    ],
    tests: [
      "src/valuation/{combine,resale-range,condition-factor}.test.ts",
      "src/valuation/comparables/{outliers,settled-by-sales,comparable-evidence}.test.ts",
    ],
  },
};
