import { createHash, randomBytes } from "node:crypto";
import type { Analysis, Comparable, ListingRequest } from "@flipworth/contract";
import { centsFromDollars, marketplaceItemId, marketplaceName } from "@flipworth/engine";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { assertRoom } from "./import-sales.ts";
import { keepSales, type SaleToKeep } from "./keep-sales.ts";

export type PageRead = {
  ownerId: string;
  listing: ListingRequest;
  analysis: Analysis;
  /** ISO date of the analysis. */
  today: string;
  /** The person and the operator agree that it helps others. */
  isShared: boolean;
};

/** Keeps what stood on a results page that a person read with a press, and that counted. How many were new. */
export async function rememberComparables(database: Database, read: PageRead): Promise<number> {
  const given = salesToKeep(read);
  if (given.length === 0) return 0;
  return database.transaction(async (transaction) => {
    await assertRoom(transaction, { ownerId: read.ownerId, more: given.length });
    const kept = await keepSales(transaction, { ownerId: read.ownerId }, { given });
    if (!read.isShared) return kept;
    const shared = await keepSales(
      transaction,
      { contributor: await contributorOf(transaction, read.ownerId) },
      { given },
    );
    return kept + shared;
  });
}

function salesToKeep({ listing, analysis, today }: PageRead): SaleToKeep[] {
  const { valuation } = analysis.details.analysisStages;
  const struck = new Set(valuation.struckOut.map(({ title, price }) => `${title}\n${price}`));
  const { comparables = [] } = listing;
  return comparables
    .filter(
      ({ title, price, isLessRelevant }) =>
        price >= 1 && !isLessRelevant && !struck.has(`${title}\n${price}`),
    )
    .flatMap((comparable) => saleFrom(comparable, today) ?? []);
}

function saleFrom(
  { title, price, shippingDollars, soldAt, kind, condition, url }: Comparable,
  today: string,
): SaleToKeep | null {
  const name = title.replaceAll("\u0000", "").trim();
  const day = /^\d{4}-\d{2}-\d{2}/.exec(soldAt ?? "")?.[0];
  if (name === "" || (kind === "sold" && (day === undefined || day > today))) return null;
  return {
    title: name,
    priceCents: centsFromDollars(price),
    kind,
    condition: condition?.replaceAll("\u0000", "") ?? null,
    section: null,
    shippingCents: shippingDollars == null ? null : centsFromDollars(shippingDollars),
    date: kind === "sold" && day !== undefined ? day : today,
    marketplace: marketplaceName(url ?? null) ?? "results pages",
    itemId: marketplaceItemId(url ?? null),
    origin: "page",
  };
}

/** So many names stand for all people that none leads back to one, and that three of them are three people. */
const bucketDigits = 3;

async function contributorOf(database: Database, ownerId: string): Promise<string> {
  const fresh = randomBytes(32).toString("hex");
  await database.execute(
    sql`insert into sharing_salt (salt) values (${fresh}) on conflict do nothing`,
  );
  const { rows } = await database.execute<{ salt: string }>(sql`select salt from sharing_salt`);
  const hash = createHash("sha256")
    .update(`${rows[0]?.salt ?? ""}\n${ownerId}`)
    .digest("hex");
  return hash.slice(0, bucketDigits);
}
