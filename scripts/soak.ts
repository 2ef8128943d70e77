import { run } from "./lib/run.ts";

// The tests that repeat themselves, as often as docs/reliability.md says. Words after `--` choose
// among them, as they do for vitest: npm run soak -- many-servers
const suites = [
  "crash",
  "many-servers",
  "db/",
  "http/mutated-requests",
  "features/billing/any-order",
  "features/credits",
  "features/listings",
];
const wanted = process.argv.slice(2);
const { code } = await run(
  ["vitest", "run", "--project", "server", ...(wanted.length > 0 ? wanted : suites)],
  { live: true, env: { FLIPWORTH_SOAK: "1" } },
);
process.exit(code);
