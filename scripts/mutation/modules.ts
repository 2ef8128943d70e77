/** What decides money, with the tests that are to notice a change of it. */
export type MutationModule = {
  /** The Vitest project that the tests belong to, as vitest.config.ts names it. */
  project: "engine" | "server";
  /** Files that are changed, from the root. */
  mutate: readonly string[];
  /** Tests, from the project's folder. Few, because they run anew for each change. */
  tests: readonly string[];
  needsDatabase?: true;
};

const engine = "packages/engine/src";
const features = "apps/server/src/features";
const deals = `${features}/deals`;

/** Folders of a stage, each without those in it, tried against the tests of the stage. */
const ofEngine = (
  stage: "valuation" | "verdict",
  ...folders: readonly string[]
): MutationModule => ({
  project: "engine",
  mutate: folders.flatMap((folder) => [
    `${engine}/${folder}/*.ts`,
    `!${engine}/${folder}/*.test.ts`,
  ]),
  // What holds for any entry of the guide takes seconds, and some test beside it holds it too.
  tests: [`src/${stage}/**/!(*-of-any).test.ts`],
});

/** Without a file that is a module of its own. */
const without = (file: string, module: MutationModule): MutationModule => ({
  ...module,
  mutate: [...module.mutate, `!${engine}/${file}.ts`],
});

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
  verdict: without("verdict/confidence", ofEngine("verdict", "verdict")),
  "verdict-identity": ofEngine("verdict", "verdict/identity"),
  "verdict-risks": ofEngine("verdict", "verdict/risks", "verdict/restricted", "verdict/vehicles"),
  "verdict-advice": without(
    "verdict/advice/fee-cliff",
    ofEngine("verdict", "verdict/advice", "verdict/words"),
  ),
  valuation: ofEngine("valuation", "valuation"),
  "valuation-comparables": without(
    "valuation/comparables/comparable-search",
    ofEngine("valuation", "valuation/comparables"),
  ),
  "valuation-sources": ofEngine("valuation", "valuation/sources"),
  /** What counts deals without a database; the rest of them needs one, and so do its tests. */
  "deals-money": {
    project: "server",
    mutate: [
      `${deals}/{deal-rules,prediction,sale-fee}.ts`,
      `${deals}/money/{deal-money,money-report,share-cents,stock,summary,tasks}.ts`,
    ],
    tests: [
      "src/features/deals/{deal-rules,prediction,sale-fee}.test.ts",
      "src/features/deals/money/{deal-money,money-report,share-cents,stock,summary,tasks}.test.ts",
    ],
  },
  "deals-tax": {
    project: "server",
    mutate: [
      `${deals}/accuracy/{accuracy-report,own-bias}.ts`,
      `${deals}/tax/{mileage-rates,platform-years,schedule-c,schedule-c-forms,tax-year,year-figures}.ts`,
    ],
    tests: [
      "src/features/deals/accuracy/accuracy.test.ts",
      "src/features/deals/tax/{mileage-rates,schedule-c,tax-year}.test.ts",
    ],
  },
  billing: {
    project: "server",
    mutate: [`${features}/billing/{current-subscription,entitlement,share-runs,subscribe}.ts`],
    tests: ["src/features/billing/{plan-changes,share-runs}.test.ts"],
  },
  "billing-rows": {
    project: "server",
    mutate: [`${features}/billing/{repair,routes,store,sync-subscription,take-event}.ts`],
    // Orders of events and random years take longer than all others together.
    tests: ["src/features/billing/!(any-order).test.ts"],
    needsDatabase: true,
  },
  /** What a person asks of their plan. */
  "billing-plans": {
    project: "server",
    mutate: [
      `${features}/billing/{cancel-for-deletion,cancel-plan,create-subscription,own-plan,reply-outcome}.ts`,
      `${features}/billing/one-at-a-time.ts`,
    ],
    tests: ["src/features/billing/!(any-order).test.ts"],
    needsDatabase: true,
  },
  credits: {
    project: "server",
    mutate: [`${features}/credits/*.ts`, `!${features}/credits/*.test.ts`],
    tests: ["src/features/credits/*.test.ts"],
    needsDatabase: true,
  },
  /** What buys, sells, splits and gives back in the ledger. */
  "deals-rows": {
    project: "server",
    mutate: [
      `${deals}/{create,delete,edit,remembered,return,sell}-deal.ts`,
      `${deals}/{deal-row,ledger,store,write-deals}.ts`,
      `${deals}/lots/*.ts`,
      `!${deals}/lots/*.test.ts`,
    ],
    // A whole year of a thousand deals takes longer than all others together.
    tests: ["src/features/deals/**/!(year-of-deals).test.ts"],
    needsDatabase: true,
  },
  /** What is left of the deals: who may ask, files in and out, plans, receipts, drives. */
  "deals-routes": {
    project: "server",
    mutate: [
      `${deals}/{account-deals,drive-for-deal,export-routes,own-money,plan-store,receipts}.ts`,
      `${deals}/{import,routes}/*.ts`,
      `${deals}/tax/{mileage-routes,record-trip,routes,tax-export-routes,tax-store,trip-store}.ts`,
      `${deals}/tax/year-of-taxes.ts`,
      `${deals}/money/budget-of.ts`,
      `!${deals}/import/*.test.ts`,
    ],
    tests: ["src/features/deals/**/!(year-of-deals).test.ts"],
    needsDatabase: true,
  },
};
