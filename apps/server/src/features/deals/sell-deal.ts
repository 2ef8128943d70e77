import { randomUUID } from "node:crypto";
import type { DealSale, SellDeal } from "@flipworth/contract";
import type { z } from "zod";
import type { Database } from "../../db/client.ts";
import { assertPast, changedSince, isSplit, refuseField } from "./deal-rules.ts";
import type { ReadDeal } from "./deal-row.ts";
import { partOfPrediction } from "./prediction.ts";
import { saleFee } from "./sale-fee.ts";
import { rememberedDeal } from "./remembered-deal.ts";
import { sharesOfDeal } from "./lots/share-deal.ts";
import { changeDeal, differences, findByRequestKey, insertDeals } from "./store.ts";
import { type DealWriteDeps, getDealRow, writeDeals } from "./write-deals.ts";

export type Sold = z.output<typeof SellDeal>;
type Given = {
  ownerId: string;
  id: string;
  sale: Sold;
  key: string | null;
  by: string | null;
};

/**
 * Records a sale, or corrects the one that is recorded. Of fewer than the deal has, those become a
 * deal of their own with their share of the cost; the rest stays as it is.
 */
export async function sellDeal(
  deps: DealWriteDeps,
  { ownerId, id, sale, key, by }: Given,
): Promise<ReadDeal> {
  const now = deps.clock();
  assertPast("soldOn", sale.soldOn, now);
  return writeDeals(deps, ownerId, async (transaction) => {
    const known = key === null ? undefined : await findByRequestKey(transaction, ownerId, key);
    if (known) return known;
    const deal = await getDealRow(transaction, ownerId, id);
    assertCanSell(deal, sale);
    const sold = sale.quantity ?? deal.quantity;
    const whole = { deal, sale, by, now };
    const kept =
      sold < deal.quantity
        ? await sellSome(transaction, { ...whole, sold, key })
        : await sellAll(transaction, whole);
    // The same sale again changes nothing, and nobody hears of it twice.
    if (kept !== deal) {
      await deps.tellSold(transaction, kept);
      const itemId = `deal ${kept.id}`;
      await deps.rememberSold(transaction, ownerId, rememberedDeal({ ...kept, itemId }));
    }
    return kept;
  });
}

type Selling = { deal: ReadDeal; sale: Sold; by: string | null; now: Date };

export async function sellAll(
  transaction: Database,
  { deal, sale, by, now }: Selling,
): Promise<ReadDeal> {
  const change = { ...soldFields(deal, sale), listings: soldListings(deal, sale) };
  if (Object.keys(differences(deal, change)).length === 0) return deal;
  assertUnchanged(deal, sale);
  await changeDeal(transaction, { before: deal, change, what: "sale", by, now });
  return getDealRow(transaction, deal.ownerId, deal.id);
}

type SellingSome = Selling & { sold: number; key: string | null };

async function sellSome(
  transaction: Database,
  { deal, sale, by, now, sold, key }: SellingSome,
): Promise<ReadDeal> {
  assertUnchanged(deal, sale);
  const rest = deal.quantity - sold;
  const [theirs, ours] = sharesOfDeal(deal, { by: "weight", weights: [sold, rest] });
  if (!theirs || !ours) throw new Error("Two weights gave no two shares");
  const { hasReceipt: _hasReceipt, ...row } = deal;
  const id = randomUUID();
  const part = partOfPrediction(deal.prediction, { of: sold, all: deal.quantity });
  const left = partOfPrediction(deal.prediction, { of: rest, all: deal.quantity });
  await insertDeals(transaction, [
    {
      ...row,
      ...theirs,
      ...soldFields(deal, sale),
      id,
      requestKey: key,
      revision: 1,
      quantity: sold,
      listings: [],
      returns: [],
      prediction: part,
      lotId: deal.id,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  const change = { ...ours, quantity: rest, prediction: left };
  await changeDeal(transaction, { before: deal, change, what: "sale", by, now });
  return getDealRow(transaction, deal.ownerId, id);
}

function soldFields(deal: ReadDeal, given: Sold) {
  const boughtOn = deal.boughtOn ?? given.soldOn;
  return { stage: "sold" as const, sale: saleOf(deal, given), closedOn: given.soldOn, boughtOn };
}

/** With the fee that is given, or else the platform's by its table. */
export function saleOf(deal: Parameters<typeof saleFee>[0], given: Sold): DealSale {
  const { quantity: _quantity, revision: _revision, feeCents, ...rest } = given;
  const fee = feeCents === null ? saleFee(deal, rest) : { feeCents, feeRule: null };
  return { ...rest, ...fee };
}

/** The listing that sold says so; the others stay active until the person has taken them down. */
function soldListings({ listings }: ReadDeal, { platform }: Sold) {
  const at = listings.findIndex((one) => one.platform === platform && one.state === "active");
  return listings.map((one, place) => (place === at ? { ...one, state: "sold" as const } : one));
}

function assertCanSell(deal: ReadDeal, sale: Sold): void {
  if (deal.stage === "split") throw isSplit();
  if (deal.priceCents === null)
    refuseField("priceCents", "must be what you paid before it is sold");
  if (deal.boughtOn !== null && sale.soldOn < deal.boughtOn)
    refuseField("soldOn", "must not be before the purchase");
  if ((sale.quantity ?? 1) > deal.quantity)
    refuseField("quantity", `must be at most ${deal.quantity}`);
  if (deal.stage === "sold" && (sale.quantity ?? deal.quantity) < deal.quantity)
    refuseField("quantity", "must be all of it: this deal is sold");
}

/** Of two people, or two tabs, that sell the same thing for different prices, the second one hears of the first. */
function assertUnchanged(deal: ReadDeal, { revision }: Sold): void {
  if (revision !== undefined && revision !== deal.revision) throw changedSince();
}
