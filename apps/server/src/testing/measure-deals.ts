import { englishVoice } from "@flipworth/words";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultDealPlan } from "@flipworth/contract";
import { openDatabase } from "../db/open.ts";
import type { Database } from "../db/client.ts";
import { databaseMs } from "./database-ms.ts";
import { rememberUser } from "../features/accounts/users.ts";
import { accuracyFields, accuracyReport } from "../features/deals/accuracy/accuracy-report.ts";
import { isJudged, ledgerOf, mattersOn } from "../features/deals/ledger.ts";
import { dealToWire } from "../features/deals/deal-row.ts";
import { moneyFields, moneyReport } from "../features/deals/money/money-report.ts";
import { dealsSummary, summaryFields } from "../features/deals/money/summary.ts";
import { insertDeals, pageSize, selectDeals } from "../features/deals/store.ts";
import { defaultChoices, taxYear } from "../features/deals/tax/tax-year.ts";
import { taxFields } from "../features/deals/tax/year-figures.ts";

// Fills the PostgreSQL that comes along with one person's made-up deals, and measures how long the
// list and the figures take, JSON and all.

const size = Number(process.argv[2] ?? 10_000);
const runs = 30;
const today = "2026-11-22";

const dayBefore = (days: number) =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

function madeUpDeal(ownerId: string, at: number): Parameters<typeof insertDeals>[1][number] {
  const isSold = at % 5 !== 0;
  const daysAgo = 30 + (at % 700);
  const boughtOn = dayBefore(daysAgo);
  const sale = {
    soldOn: dayBefore(daysAgo - (at % 30)),
    platform: "ebay" as const,
    priceCents: 3_000 + ((at * 7_919) % 20_000),
    buyerShippingCents: 995,
    labelCents: 899,
    packingCents: 100,
    feeCents: 1_500,
    feeRule: "eBay, most categories",
  };
  const listing = { platform: "ebay" as const, url: null, askCents: 9_900, listedOn: boughtOn };
  const createdAt = new Date(Date.parse(today) - at * 60_000);
  return {
    id: randomUUID(),
    ownerId,
    revision: 1,
    title: `Made-up item ${at}`,
    stage: isSold ? "sold" : "listed",
    quantity: 1,
    sku: `S-${at}`,
    storedAt: "Shelf",
    category: ["tools", "electronics", "clothing"][at % 3] ?? null,
    feeClass: "most",
    source: "Garage sale",
    boughtOn,
    priceCents: 1_000 + ((at * 104_729) % 9_000),
    costs: [{ kind: "repair", cents: 250, paidOn: boughtOn, note: "" }],
    listings: [{ ...listing, state: isSold ? "sold" : "active" }],
    sale: isSold ? sale : null,
    returns: [],
    closedOn: isSold ? sale.soldOn : null,
    prediction: {
      lowCents: 5_000,
      medianCents: 9_000,
      highCents: 14_000,
      netProfitCents: 2_500,
      platform: "ebay",
      confidence: "High",
      saidOn: boughtOn,
      ownBiasPercent: 0,
    },
    note: "",
    createdAt,
    updatedAt: createdAt,
  };
}

async function fill(database: Database): Promise<string> {
  const now = new Date(`${today}T12:00:00Z`);
  const person = { issuer: "https://issuer.test", subject: "one", email: null };
  const profile = { ...person, firstName: null, lastName: null, profileImageUrl: null };
  const ownerId = await rememberUser(database, profile, { now, resetsAt: now });
  for (let made = 0; made < size; made += 500) {
    const rows = Array.from({ length: Math.min(500, size - made) }, (_, at) =>
      madeUpDeal(ownerId, made + at),
    );
    await insertDeals(database, rows);
  }
  return ownerId;
}

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const databaseBefore = await databaseMs(database);
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    JSON.stringify(await work());
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (runs - 1))] ?? 0).toFixed(1);
  const { user, system } = process.cpuUsage(cpuBefore);
  const ownMs = ((user + system) / 1_000 / runs).toFixed(1);
  const databases = (((await databaseMs(database)) - databaseBefore) / runs).toFixed(1);
  const fastest = (sorted[0] ?? 0).toFixed(1);
  process.stdout.write(
    `${name}: fastest ${fastest} ms, half in ${at(0.5)} ms, 95 % in ${at(0.95)} ms; processor time ${ownMs} ms of the server, ${databases} ms of PostgreSQL\n`,
  );
}

const dataDir = mkdtempSync(join(tmpdir(), "flipworth-deals-"));
// Run as root, PostgreSQL is another user, who has to get in.
chmodSync(dataDir, 0o755);
const { database, close } = await openDatabase(
  { kind: "embedded", dataDir },
  { say: () => {}, onIdleError: () => {}, onLost: () => {} },
);
try {
  const ownerId = await fill(database);
  const list = async (show: "open" | "all", search: string) => {
    const query = { show, search, after: undefined, limit: pageSize };
    const rows = await selectDeals(database, ownerId, query);
    return rows.map((row) => dealToWire(row, today));
  };
  process.stdout.write(`${size.toLocaleString("en-US")} deals of one person\n`);
  await measure("list, open", () => list("open", ""));
  await measure("list, all", () => list("all", ""));
  await measure("list, searched", () => list("all", "item 77"));
  const asked = { plan: defaultDealPlan, today, openLimit: null, voice: englishVoice };
  await measure("summary", async () => {
    const fields = summaryFields;
    const deals = await ledgerOf(database, { ownerId, fields, only: mattersOn(today) });
    return dealsSummary({ deals, ...asked });
  });
  await measure("profit", async () =>
    moneyReport(await ledgerOf(database, { ownerId, fields: moneyFields }), englishVoice),
  );
  await measure("accuracy", async () =>
    accuracyReport(
      await ledgerOf(database, { ownerId, fields: accuracyFields, only: isJudged }),
      englishVoice,
    ),
  );
  const year = { year: 2026, trips: [], choices: defaultChoices };
  await measure("taxes", async () =>
    taxYear({ deals: await ledgerOf(database, { ownerId, fields: taxFields }), ...year }),
  );
} finally {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
}
