import { expect, test } from "vitest";
import { emptyDataDir, startServerProcess } from "../testing/server-process.ts";

test("a server on ::1 takes its own pages' calls for its own, and no others", async () => {
  const { address } = await startServerProcess({ HOST: "::1", DATA_DIR: await emptyDataDir() });
  const own = `http://[::1]:${new URL(address).port}`;
  const callFrom = async (origin: string) => {
    const reply = await fetch(`${own}/api/newsletter`, {
      method: "POST",
      headers: { origin, cookie: "any=one", "content-type": "application/json" },
      body: JSON.stringify({ email: "ana@example.com" }),
    });
    return reply.status;
  };

  expect(await callFrom(own)).toBe(200);
  expect(await callFrom("http://[::2]:3000")).toBe(403);
  expect(await callFrom("null")).toBe(403);
}, 120_000);
