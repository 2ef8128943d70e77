import { Deal, limits } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const picture = (bytes: number) => {
  const all = Buffer.alloc(bytes, 7);
  all.set(Buffer.from("ffd8ff", "hex"));
  return { contentType: "image/jpeg", base64: all.toString("base64") };
};
const newDeal = async (agent: Agent) =>
  Deal.parse((await agent.post("/api/deals", { title: "Lamp" })).body).id;
const put = async (agent: Agent, id: string, bytes: number) =>
  (await agent.put(`/api/deals/${id}/receipt`, picture(bytes))).status;

test("a receipt is at most a megabyte and a half, to the byte", async () => {
  const ana = (await testApp()).signedIn("ana");
  const id = await newDeal(ana);
  expect(await put(ana, id, limits.receiptBytes)).toBe(200);
  expect(await put(ana, id, limits.receiptBytes + 1)).toBe(413);
});

test("one person's receipts are at most 200 MB together, of which another person's are none", async () => {
  const { signedIn } = await testApp();
  const [ana, ben] = [signedIn("ana"), signedIn("ben")];
  const [first, second, bens] = [await newDeal(ana), await newDeal(ana), await newDeal(ben)];
  expect(await put(ana, first, 1_000)).toBe(200);
  const { database } = await testDatabase();
  await database.execute(sql`update deal_receipts
    set size_bytes = ${limits.receiptBytesPerPerson - 999} where deal_id = ${first}`);

  expect(await put(ana, second, 1_000)).toBe(400);
  expect(await put(ben, bens, 1_000)).toBe(200);
  expect(await put(ana, second, 999)).toBe(200);
  // In place of the large one, which counts no more.
  expect(await put(ana, first, 1_000)).toBe(200);
  expect(await put(ana, second, 1_000)).toBe(200);
});

test("twenty receipts at once do not go past 200 MB together", async () => {
  const ana = (await testApp()).signedIn("ana");
  const ids = await Promise.all(Array.from({ length: 21 }, () => newDeal(ana)));
  const [first = "", ...others] = ids;
  await put(ana, first, 1_000);
  const { database } = await testDatabase();
  await database.execute(sql`update deal_receipts
    set size_bytes = ${limits.receiptBytesPerPerson - 5_000} where deal_id = ${first}`);

  const statuses = await Promise.all(others.map((id) => put(ana, id, 1_000)));

  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});
