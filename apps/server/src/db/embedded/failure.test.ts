import { expect, test } from "vitest";
import { failureFromOutput, willPass } from "./failure.ts";

const refused = `waiting for server to start.... stopped waiting
pg_ctl: could not start server
Examine the log output.
2026-11-22 06:47:58.350 UTC [12793] FATAL:  pre-existing shared memory block (key 3023584, ID 360456) is still in use
2026-11-22 06:47:58.350 UTC [12793] HINT:  Terminate any old server processes associated with data directory "/data/postgres".
2026-11-22 06:47:58.356 UTC [12793] LOG:  database system is shut down`;
const lastWord = `
2026-11-22 06:47:58.401 UTC [12744] FATAL:  terminating connection due to unexpected postmaster exit`;

test.each([
  ["as it is told", refused, true],
  ["when a process of the killed one has the last word", refused + lastWord, true],
  ["and not one of another reason", "FATAL:  could not load server certificate", false],
])(
  "a start that processes of a killed database stand in the way of is tried again, %s",
  (_, output, isTried) => {
    expect(willPass(failureFromOutput(output, "/data"))).toBe(isTried);
  },
);
