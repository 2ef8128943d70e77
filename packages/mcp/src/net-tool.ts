import { limits } from "@flipworth/contract";
import {
  type Cents,
  centsFromDollars,
  defaultSalesTaxBasisPoints,
  dollarsFromCents,
  feeClasses,
  feeRule,
  platformNames,
  sellingFee,
  sellingPlatforms,
} from "@flipworth/engine";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answer } from "./answer.ts";

const dollars = (meaning: string) =>
  z.number().min(0).max(limits.priceDollars).default(0).describe(`${meaning}, in US dollars`);

const NetInput = z.object({
  platform: z.enum(sellingPlatforms).describe("Where it is sold"),
  feeClass: z.enum(feeClasses).default("most").describe("The row of the platform's fee table"),
  salePrice: z
    .number()
    .min(0)
    .max(limits.priceDollars)
    .describe("What the buyer pays, in US dollars"),
  buyerPaysShipping: dollars("What the buyer pays for delivery on top"),
  pricePaid: dollars("What the item cost you"),
  shippingLabel: dollars("What the label costs you"),
  otherCosts: dollars("Packing, driving, repair and the like"),
});
type NetInput = z.infer<typeof NetInput>;

/** Fees and net profit by the dated fee tables; the same arithmetic as in every verdict. */
export function registerNetTool(server: McpServer): void {
  server.registerTool(
    "compute_net",
    {
      title: "Compute fees and net profit",
      description:
        "What a sale leaves after the platform's fee (by its dated table), the label and costs. Nothing is stored.",
      inputSchema: NetInput,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (input) => answer(async () => netOf(input)),
  );
}

function netOf(input: NetInput) {
  const { platform, feeClass, salePrice, buyerPaysShipping, pricePaid } = input;
  const rule = feeRule(platform, { feeClass, category: null });
  const price = centsFromDollars(salePrice);
  const buyerShipping = centsFromDollars(buyerPaysShipping);
  const fee = sellingFee(rule, {
    price,
    buyerShipping,
    salesTaxBasisPoints: defaultSalesTaxBasisPoints,
  });
  const spent = [pricePaid, input.shippingLabel, input.otherCosts].map(centsFromDollars);
  const costs = spent.reduce((sum, one) => sum + one, 0);
  const net = price + buyerShipping - fee - costs;
  const roiPercent = costs === 0 ? null : Math.round((net / costs) * 1_000) / 10;
  return {
    platform: platformNames[platform],
    fee: inDollars(fee),
    netProfit: inDollars(net),
    roiPercent,
    feeRule: {
      name: rule.name,
      terms: rule.terms,
      source: rule.source,
      effectiveFrom: rule.effectiveFrom,
      isOfficial: rule.isOfficial,
    },
  };
}

// Safe because a sum of whole cents is whole cents.
const inDollars = (amount: number) => dollarsFromCents(amount as Cents);
