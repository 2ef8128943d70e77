import { z } from "zod";
import { ConfigError } from "./config-error.ts";

// The one on sale, then earlier ones that people still pay, separated by commas.
const priceIds = z.string().regex(/^price_\w+(\s*,\s*price_\w+)*$/, "must be like price_1ABC");

export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, "must start with sk_ or rk_")
    .optional(),
  // Every browser is told it: a secret key must not slip in here.
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, "must start with pk_").optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must start with whsec_")
    .optional(),
  STRIPE_PRICE_SIDE_HUSTLER: priceIds.optional(),
  STRIPE_PRICE_POWER_FLIPPER: priceIds.optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
};

type PaymentVariables = z.infer<z.ZodObject<typeof paymentVariables>>;

/** undefined without keys: the product then runs and takes no payments. */
export function paymentsFrom(e: PaymentVariables) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = e;
  const { STRIPE_PRICE_SIDE_HUSTLER, STRIPE_PRICE_POWER_FLIPPER, STRIPE_API_URL } = e;
  const all = {
    STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_SIDE_HUSTLER,
    STRIPE_PRICE_POWER_FLIPPER,
  };
  const missing = Object.entries(all).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === Object.keys(all).length) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(" and ")} missing: payments need all of ${Object.keys(all).join(", ")}, or none. See docs/billing.md.`,
    );
  }
  if (isLive(STRIPE_SECRET_KEY) !== isLive(STRIPE_PUBLISHABLE_KEY)) {
    throw new ConfigError(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is a test key and the other is a live key. Use two of the same kind.",
    );
  }
  return {
    secretKey: STRIPE_SECRET_KEY ?? "",
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? "",
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? "",
    prices: {
      side_hustler: pricesFrom(STRIPE_PRICE_SIDE_HUSTLER),
      power_flipper: pricesFrom(STRIPE_PRICE_POWER_FLIPPER),
    },
    apiUrl: STRIPE_API_URL,
  };
}

const isLive = (key: string | undefined) => key?.includes("_live_") === true;

function pricesFrom(list: string | undefined) {
  const [sold = "", ...earlier] = (list ?? "").split(",").map((id) => id.trim());
  return { sold, earlier };
}
