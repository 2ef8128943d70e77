import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { analysisClaims } from "../../../db/schema/analysis-claims.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { keepClaim, releaseClaim, takeClaim } from "./key-locks.ts";

const began = new Date("2026-11-21T12:00:00Z");
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000);

test("a key is its holder's while that works, and soon another's when that is gone", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { database } = await testDatabase();
  const request = { ownerId: randomUUID(), key: "k1", hash: "h1" };
  const take = async (seconds: number) => (await takeClaim(database, request, after(seconds))).kind;
  const lastsUntil = async () => (await database.select().from(analysisClaims))[0]?.expiresAt;
  const claim = await takeClaim(database, request, began);
  const holder = claim.kind === "mine" ? claim.holder : "";
  const stop = keepClaim({ database, clock: () => after(8) }, request, holder);

  expect(await take(5)).toBe("held");
  vi.advanceTimersByTime(2_000);
  await expect.poll(lastsUntil).toEqual(after(14));
  expect(await take(13)).toBe("held");
  stop();
  expect(await take(15)).toBe("mine");
  await releaseClaim(database, request, holder);
  expect(await take(16)).toBe("held");
});
