import { limits, Trends, Watches } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { smtpMailer } from "../../../providers/mail/smtp.ts";
import { smtpStandIn } from "../../../testing/stand-ins/smtp-stand-in.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { guideHere } from "../../../testing/stand-ins/engine-here.ts";
import { sendDueDigest } from "./digest.ts";

const days = ["02", "03", "04", "05", "06", "07", "08"];
const linesOf = (title: string, month: string, price: number) =>
  days.map((day) => `${title},${price},${month}-${day},Used - Good`);
/** The iPhone 13 is up by 20 %, the iPhone 12 down by 20 %. */
const csv = [
  "Title,Price,Date,Condition",
  ...linesOf("Apple iPhone 13 128GB", "2026-05", 200),
  ...linesOf("Apple iPhone 13 128GB", "2026-11", 240),
  ...linesOf("Apple iPhone 12 64GB", "2026-05", 150),
  ...linesOf("Apple iPhone 12 64GB", "2026-11", 120),
].join("\n");
const trendsOf = async (agent: Agent) => Trends.parse((await agent.get("/api/trends")).body);
const watchesOf = async (agent: Agent) => Watches.parse((await agent.get("/api/watches")).body);
const soon = { timeout: 10_000, interval: 20 };

/** Sales are named after the answer is out. */
async function keepSales(agent: Agent) {
  await agent.post("/api/sales/imports", { csv, marketplace: "eBay" });
  await vi.waitFor(async () => expect((await trendsOf(agent)).sold).toBe(28), soon);
}

test("trends name what surely rose and fell, with the makers and categories on the whole", async () => {
  const { signedIn } = await testApp();
  await keepSales(signedIn("ana"));

  expect(await trendsOf(signedIn("ana"))).toMatchObject({
    rose: [{ entryId: "apple-iphone-13", percent: 20, isSure: true, before: 200, median: 240 }],
    fell: [{ entryId: "apple-iphone-12", percent: -20, isSure: true }],
    makers: [{ name: "Apple", things: 2, isSure: false }],
    categories: [{ name: "electronics", things: 2, count: 14 }],
    peaks: [],
  });
  expect((await trendsOf(signedIn("ben"))).sold).toBe(0);
});

test("the best month of a category is one that two years agree on", async () => {
  const { signedIn } = await testApp();
  const yearly = (month: string, price: number) =>
    ["2025", "2026"].flatMap((year) => linesOf("Apple iPhone 13 128GB", `${year}-${month}`, price));
  const twoYears = ["Title,Price,Date,Condition", ...yearly("03", 200), ...yearly("07", 250)];
  await signedIn("ana").post("/api/sales/imports", {
    csv: twoYears.join("\n"),
    marketplace: "eBay",
  });

  await vi.waitFor(async () => expect((await trendsOf(signedIn("ana"))).sold).toBe(28), soon);

  expect((await trendsOf(signedIn("ana"))).peaks).toMatchObject([
    { category: "electronics", month: 7, count: 14 },
  ]);
});

test("a watched thing tells its movement, and another person does not see it", async () => {
  const { signedIn } = await testApp();
  await keepSales(signedIn("ana"));

  const added = await signedIn("ana").put("/api/watches/things/apple-iphone-13", {});

  expect(Watches.parse(added.body).things).toMatchObject([
    {
      entryId: "apple-iphone-13",
      name: "Apple iPhone 13",
      movement: { percent: 20, isSure: true },
    },
  ]);
  await signedIn("ana").put("/api/watches/things/apple-iphone-13", {});
  expect((await watchesOf(signedIn("ana"))).things).toHaveLength(1);
  expect((await watchesOf(signedIn("ben"))).things).toEqual([]);
  const removed = await signedIn("ana").delete("/api/watches/things/apple-iphone-13");
  expect(Watches.parse(removed.body).things).toEqual([]);
});

test("a thing that the guide does not list cannot be watched", async () => {
  const { signedIn, anybody } = await testApp();
  expect((await signedIn("ana").put("/api/watches/things/no-such-thing", {})).status).toBe(404);
  expect((await anybody.get("/api/watches")).status).toBe(401);
  expect((await anybody.get("/api/trends")).status).toBe(401);
});

test("a person watches only so many things", async () => {
  const { signedIn } = await testApp();
  await signedIn("ana").put("/api/watches/things/apple-iphone-13", {});
  const { database } = await testDatabase();
  await database.execute(sql`
    insert into watched_things (owner_id, entry_id, watched_since)
    select owner_id, 'thing-' || number, watched_since
    from watched_things, generate_series(2, ${limits.watchedThings}) as number
    where entry_id = 'apple-iphone-13'`);

  const refused = await signedIn("ana").put("/api/watches/things/apple-iphone-12", {});

  expect(refused.status).toBe(409);
  expect((await signedIn("ana").put("/api/watches/things/apple-iphone-13", {})).status).toBe(200);
});

async function watchingByMail() {
  let now = Date.parse("2026-11-22T12:00:00Z");
  const smtp = await smtpStandIn();
  const mailer = smtpMailer({ url: smtp.url, from: "Flipworth <news@flipworth.test>" });
  const { signedIn, anybody } = await testApp({ mailer, clock: () => new Date(now) });
  const ana = signedIn("ana");
  await keepSales(ana);
  await ana.put("/api/watches/things/apple-iphone-13", {});
  await ana.put("/api/watches/digest", { isOn: true });
  const { database } = await testDatabase();
  const digestDeps = {
    database,
    mailer,
    guide: guideHere,
    isSharing: false,
    siteOrigin: "https://flipworth.test",
    clock: () => new Date(now),
  };
  const afterDays = async (count: number) => {
    now += count * 86_400_000;
    while (await sendDueDigest(digestDeps)) void now;
  };
  return { ana, anybody, mails: smtp.mails, afterDays };
}

test("a mail tells after a week what moved, and does not tell it again", async () => {
  const { mails, afterDays } = await watchingByMail();
  await afterDays(6);
  expect(mails).toEqual([]);

  await afterDays(2);

  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("Subject: One thing you watch has moved");
  expect(mails[0]).toMatch(/Apple iPhone 13: up 20% \(\S+\) to \$240, from \$200\. 7 sales\./);
  expect(mails[0]).toContain("https://flipworth.test/prices/apple-iphone-13");
  await afterDays(8);
  expect(mails).toHaveLength(1);
});

test("one press in the mail stops the mails, and opening its link does not", async () => {
  const { ana, anybody, mails, afterDays } = await watchingByMail();
  await afterDays(8);
  const link = /flipworth\.test(\/api\/watches\/unsubscribe\S+[0-9a-f]{64})/.exec(
    mails[0] ?? "",
  )?.[1];
  if (link === undefined) throw new Error("the mail has no link");

  await anybody.raw(link);
  expect((await watchesOf(ana)).digest).toEqual({ isOn: true, isPossible: true });
  const pressed = await anybody.raw(link, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });

  expect(pressed.status).toBe(200);
  expect((await watchesOf(ana)).digest.isOn).toBe(false);
  expect((await anybody.raw(link.replace(/.$/, "x"))).status).toBe(400);
});
