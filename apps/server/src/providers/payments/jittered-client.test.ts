import { expect, test } from "vitest";
import { jitteredClient } from "./jittered-client.ts";

/** A client whose provider answers with these, in order; "lost" loses the connection. */
function world(...statuses: (number | "lost")[]) {
  const pauses: number[] = [];
  const client = jitteredClient(
    {
      getClientName: () => "test",
      makeRequest: async () => {
        const status = statuses.shift();
        if (typeof status !== "number") throw new Error("connection lost");
        return {
          getStatusCode: () => status,
          getHeaders: () => ({}),
          getRawResponse: () => null,
          toStream: () => null,
          toJSON: async () => ({}),
        };
      },
    },
    async (ms) => void pauses.push(ms),
  );
  const ask = async () => {
    const request = ["host", "443", "/v1/customers", "GET", {}, "", "https", 1_000] as const;
    return (await client.makeRequest(...request)).getStatusCode();
  };
  return { pauses, ask };
}

test("an answer is handed on at once, a refusal as well", async () => {
  const { pauses, ask } = world(200, 404);
  expect([await ask(), await ask()]).toEqual([200, 404]);
  expect(pauses).toEqual([]);
});

test("a failure is handed on after a moment of chance, never the same twice and under half a second", async () => {
  const { pauses, ask } = world(503, "lost");
  expect(await ask()).toBe(503);
  await expect(ask()).rejects.toThrow("connection lost");
  expect(new Set(pauses).size).toBe(2);
  for (const pause of pauses) expect(pause).toBeLessThan(500);
});
