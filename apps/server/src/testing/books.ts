import { Deal } from "@flipworth/contract";
import type { Agent } from "./test-app.ts";

type Account =
  | "receipts"
  | "refunds"
  | "fees"
  | "supplies"
  | "labels"
  | "for nothing"
  | "purchases"
  | "withdrawn"
  | "inventory"
  | "goods sold";
type Entry = { day: string; account: Account; cents: number };

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

type Bought = { boughtOn: string; priceCents: number; repairCents: number; quantity?: number };

type Sold = { soldOn: string; priceCents: number; quantity?: number; platform?: string };

/**
 * A second bookkeeping beside the server's: every event is entered by its day, and what is in stock is
 * counted as it comes and goes, where the server looks at what is there at a year's two ends.
 */
export function openBooks(agent: Agent) {
  const { enter, totalOf } = journal();
  const parts = { agent, enter, post: posting(agent) };
  return {
    ...buying(parts),
    ...selling(parts),
    inYear: (account: Account, year: number) =>
      totalOf(account, (day) => day.startsWith(String(year))),
    inStockAt: (day: string) => totalOf("inventory", (other) => other <= day),
  };
}

function journal() {
  const entries: Entry[] = [];
  const enter = (day: string, amounts: Partial<Record<Account, number>>) => {
    for (const [account, cents] of Object.entries(amounts)) {
      // Safe because the keys are those of the type.
      entries.push({ day, account: account as Account, cents });
    }
  };
  const totalOf = (account: Account, isIn: (day: string) => boolean) =>
    entries
      .filter((entry) => entry.account === account && isIn(entry.day))
      .reduce((sum, { cents }) => sum + cents, 0);
  return { enter, totalOf };
}

const posting = (agent: Agent) => async (path: string, body: object) => {
  const reply = await agent.post(path, body);
  if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};

type Parts = {
  agent: Agent;
  enter: ReturnType<typeof journal>["enter"];
  post: ReturnType<typeof posting>;
};

function buying({ enter, post }: Parts) {
  /** With a repair on the day after and packing two days after. */
  async function buy({ boughtOn, priceCents, repairCents, quantity = 1 }: Bought) {
    const [repairedOn, packedOn] = [dayAfter(boughtOn, 1), dayAfter(boughtOn, 2)];
    const costs = [
      { kind: "repair", cents: repairCents, paidOn: repairedOn },
      { kind: "packing", cents: 123, paidOn: packedOn },
    ];
    const given = { title: "Item", stage: "bought", boughtOn, priceCents, costs, quantity };
    const { id } = Deal.parse(await post("/api/deals", given));
    enter(boughtOn, { purchases: priceCents, inventory: priceCents });
    enter(repairedOn, { purchases: repairCents, inventory: repairCents });
    enter(packedOn, { supplies: 123 });
    return { id, goods: priceCents + repairCents };
  }

  async function payForNothing(day: string, cents: number) {
    const costs = [{ kind: "other", cents, paidOn: day }];
    await post("/api/deals", { title: "Never bought", stage: "offered", costs });
    enter(day, { "for nothing": cents });
  }

  const split = async (id: string, body: object) =>
    Deal.array()
      .parse(await post(`/api/deals/${id}/split`, body))
      .map((item) => item.id);

  return { buy, payForNothing, split };
}

function selling({ agent, enter, post }: Parts) {
  async function sell(id: string, { soldOn, priceCents, quantity, platform = "ebay" }: Sold) {
    const amounts = { buyerShippingCents: 411, labelCents: 377, packingCents: 59, feeCents: 233 };
    const sale = { soldOn, platform, priceCents, ...amounts, ...(quantity && { quantity }) };
    const deal = Deal.parse(await post(`/api/deals/${id}/sale`, sale));
    enter(soldOn, { receipts: priceCents + 411, fees: 233, labels: 377, supplies: 59 });
    return deal.id;
  }

  const outOfStock = (day: string, goods: number) =>
    enter(day, { inventory: -goods, "goods sold": goods });

  async function takeBack(id: string, { day, goods }: { day: string; goods: number }) {
    const undone = { returnedOn: day, refundCents: 901, feeBackCents: 77, returnLabelCents: 655 };
    await post(`/api/deals/${id}/return`, undone);
    enter(day, { refunds: 901, fees: -77, labels: 655 });
    enter(day, { inventory: goods, "goods sold": -goods });
  }

  async function withdraw(
    id: string,
    { day, goods, stage }: { day: string; goods: number; stage: "kept" | "given_away" },
  ) {
    const reply = await agent.put(`/api/deals/${id}`, { revision: 1, stage, closedOn: day });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    enter(day, { withdrawn: goods, inventory: -goods });
  }

  /** An inspection of something that was then not bought. */
  return { sell, outOfStock, takeBack, withdraw };
}
