import type { Seconds } from "../clock.ts";
import { newId } from "../ids.ts";
import type { Metadata } from "./list.ts";

const unusedOfProduct = {
  active: true,
  description: null,
  images: [] as string[],
  livemode: false,
  marketing_features: [] as { name: string }[],
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: "service",
  unit_label: null,
  url: null,
} as const;

export type Product = typeof unusedOfProduct & {
  id: string;
  object: "product";
  created: Seconds;
  updated: Seconds;
  default_price: string;
  metadata: Metadata;
  name: string;
};

const unusedOfPrice = {
  active: true,
  billing_scheme: "per_unit",
  currency: "usd",
  custom_unit_amount: null,
  livemode: false,
  nickname: null,
  tax_behavior: "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring",
  recurring: {
    interval: "month",
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  },
} as const;

export type Price = typeof unusedOfPrice & {
  id: string;
  object: "price";
  created: Seconds;
  lookup_key: string | null;
  metadata: Metadata;
  product: string;
  /** Cents a month. */
  unit_amount: number;
  unit_amount_decimal: string;
};

/** A plan on sale from the start: one product with one monthly price in US cents. */
export type PlanSeed = {
  name: string;
  lookupKey: string;
  monthlyCents: number;
  /** Fixed, so that a printed environment stays valid over restarts. */
  priceId?: string;
};

export function planObjects(seed: PlanSeed, created: Seconds): { product: Product; price: Price } {
  const priceId = seed.priceId ?? newId("price");
  const product: Product = {
    ...unusedOfProduct,
    id: newId("prod", 14),
    object: "product",
    created,
    updated: created,
    default_price: priceId,
    metadata: {},
    name: seed.name,
  };
  const price: Price = {
    ...unusedOfPrice,
    id: priceId,
    object: "price",
    created,
    lookup_key: seed.lookupKey,
    metadata: {},
    product: product.id,
    unit_amount: seed.monthlyCents,
    unit_amount_decimal: String(seed.monthlyCents),
  };
  return { product, price };
}
