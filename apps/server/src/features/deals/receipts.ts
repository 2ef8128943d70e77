import { limits, type Receipt } from "@flipworth/contract";
import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { dealReceipts } from "../../db/schema/deal-records.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "./write-deals.ts";
import { saidOfRecords } from "../../words/errors.ts";

type Row = typeof dealReceipts.$inferSelect;

/** Keeps the picture in place of the one before. Throws `invalid_request` for what is no picture. */
export async function putReceipt(
  deps: DealWriteDeps,
  { ownerId, id, receipt }: { ownerId: string; id: string; receipt: Receipt },
): Promise<Receipt> {
  const picture = Buffer.from(receipt.base64, "base64");
  assertPicture(picture, receipt.contentType);
  await writeDeals(deps, ownerId, async (transaction) => {
    await getDealRow(transaction, ownerId, id);
    await assertRoom(transaction, { ownerId, id, more: picture.length });
    const { contentType } = receipt;
    const kept = { contentType, sizeBytes: picture.length, picture };
    await transaction
      .insert(dealReceipts)
      .values({ dealId: id, ownerId, ...kept })
      .onConflictDoUpdate({ target: dealReceipts.dealId, set: kept });
  });
  return receipt;
}

export async function getReceipt(
  database: Database,
  ownerId: string,
  dealId: string,
): Promise<Receipt> {
  await getDealRow(database, ownerId, dealId);
  const [row] = await database.select().from(dealReceipts).where(isOne(ownerId, dealId));
  if (!row) throw noReceipt();
  return receiptToWire(row);
}

export async function deleteReceipt(
  database: Database,
  ownerId: string,
  dealId: string,
): Promise<void> {
  await getDealRow(database, ownerId, dealId);
  const gone = await database.delete(dealReceipts).where(isOne(ownerId, dealId)).returning({
    dealId: dealReceipts.dealId,
  });
  if (gone.length === 0) throw noReceipt();
}

/** One at a time: a picture is as large as hundreds of rows. */
export async function* everyReceipt(database: Database, ownerId: string) {
  let after: string | undefined;
  for (;;) {
    const isAfter = after === undefined ? undefined : gt(dealReceipts.dealId, after);
    const [row] = await database
      .select()
      .from(dealReceipts)
      .where(and(eq(dealReceipts.ownerId, ownerId), isAfter))
      .orderBy(asc(dealReceipts.dealId))
      .limit(1);
    if (!row) return;
    yield [{ dealId: row.dealId, ...receiptToWire(row) }];
    after = row.dealId;
  }
}

const isOne = (ownerId: string, dealId: string) =>
  and(eq(dealReceipts.ownerId, ownerId), eq(dealReceipts.dealId, dealId));

const noReceipt = () => new AppError("not_found", saidOfRecords("noReceipt"));

const receiptToWire = ({ contentType, picture }: Row): Receipt => ({
  contentType,
  base64: picture.toString("base64"),
});

const signatures = {
  "image/png": /^\x89PNG/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/webp": /^RIFF....WEBP/s,
} as const;

function assertPicture(picture: Buffer, contentType: Receipt["contentType"]): void {
  if (picture.length > limits.receiptBytes) {
    throw new AppError("too_large", saidOfRecords("pictureTooLarge"));
  }
  if (signatures[contentType].test(picture.toString("latin1", 0, 16))) return;
  throw new AppError("invalid_request", saidOfRecords("notAPicture"));
}

async function assertRoom(
  transaction: Database,
  { ownerId, id, more }: { ownerId: string; id: string; more: number },
): Promise<void> {
  const [row] = await transaction
    .select({ bytes: sql<string>`coalesce(sum(${dealReceipts.sizeBytes}), 0)` })
    .from(dealReceipts)
    .where(and(eq(dealReceipts.ownerId, ownerId), ne(dealReceipts.dealId, id)));
  if (Number(row?.bytes ?? 0) + more <= limits.receiptBytesPerPerson) return;
  throw new AppError("invalid_request", saidOfRecords("fullReceipts"));
}
