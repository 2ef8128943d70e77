import type { Deal } from "@flipworth/ui";
import { judgeWhenBuilt } from "../../lib/pages/judge-when-built.ts";

export type NamedDeal = { state: string; deal: Deal };

const drill = {
  title: "DeWalt DCF887 impact driver kit",
  condition: "Used - Good",
  description: "One battery and the charger, works great.",
};

/** One real answer for each face the deal card has. Runs when the site is built. */
export function buildDeals(): NamedDeal[] {
  return [
    { state: "Buy", deal: judgeWhenBuilt({ ...drill, price: 30 }) },
    { state: "Buy, with advice", deal: judgeWhenBuilt({ ...drill, price: 30 }, null) },
    { state: "Negotiate", deal: judgeWhenBuilt({ ...drill, price: 60 }, null) },
    { state: "Check first", deal: judgeWhenBuilt({ ...drill, price: 8 }, null) },
    {
      state: "Likely scam",
      deal: judgeWhenBuilt({
        ...drill,
        price: 30,
        description: "Ships only. Small deposit by Zelle holds it. Text me on WhatsApp.",
      }),
    },
    { state: "Skip", deal: judgeWhenBuilt({ ...drill, price: 95 }) },
    { state: "Without a price", deal: judgeWhenBuilt(drill) },
    { state: "In another currency", deal: judgeWhenBuilt({ ...drill, price: "£30" }) },
    {
      state: "In a currency without a rate",
      deal: judgeWhenBuilt({ ...drill, price: "JPY 5,000" }),
    },
    { state: "A price nobody means", deal: judgeWhenBuilt({ ...drill, price: 1 }) },
    { state: "Free", deal: judgeWhenBuilt({ ...drill, price: 0 }) },
    {
      state: "Not enough evidence",
      deal: judgeWhenBuilt({ title: "Box of stuff from grandma’s attic", price: 40 }),
    },
  ];
}
