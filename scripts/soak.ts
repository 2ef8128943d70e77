import { run } from "./lib/run.ts";

// The tests that repeat themselves, as often as docs/reliability.md says. Words after `--` choose
// among them, as they do for vitest: npm run soak -- many-servers
// A load that goes on for minutes is apart from them: npm run soak -- load 30
const suites = [
  "apps/server/src/listen",
  "apps/server/src/processes/",
  "apps/server/src/many-servers",
  "apps/server/src/model-based",
  "apps/server/src/db/",
  "apps/server/src/backup",
  "http/hostile-text",
  "http/mutated-requests",
  "http/real-connection",
  "features/accounts/sign-in-attacks",
  "features/analyses/idempotency",
  "features/analyses/model-outages",
  "features/billing/any-order",
  "features/billing/webhook",
  "features/credits",
  "features/listings/plan-limit",
  "packages/ocr/src/mutated-pictures",
  "packages/ocr/src/ocr.test",
];
const words = process.argv.slice(2);
const { code } =
  words[0] === "load"
    ? await run(["node", "scripts/soak-load.ts", ...words.slice(1)], { live: true })
    : await run(["vitest", "run", ...(words.length > 0 ? words : suites)], {
        live: true,
        env: { FLIPWORTH_SOAK: "1" },
      });
process.exit(code);
