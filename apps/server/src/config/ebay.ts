import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { isPrivate } from "./is-private.ts";
import { positive } from "./positive.ts";

export const ebayVariables = {
  EBAY_CLIENT_ID: z.string().optional(),
  EBAY_CLIENT_SECRET: z.string().optional(),
  EBAY_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  // What eBay allows an application that has not asked for more.
  EBAY_CALLS_A_DAY: positive.default(5_000),
};

type EbayVariables = z.infer<z.ZodObject<typeof ebayVariables>>;

/** undefined without keys: nothing is then looked up elsewhere. */
export function ebayFrom(e: EbayVariables) {
  const { EBAY_CLIENT_ID, EBAY_CLIENT_SECRET, EBAY_BASE_URL } = e;
  if (!EBAY_CLIENT_ID && !EBAY_CLIENT_SECRET && !EBAY_BASE_URL) return undefined;
  const keys = { EBAY_CLIENT_ID, EBAY_CLIENT_SECRET };
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]));
  if (!EBAY_CLIENT_ID || !EBAY_CLIENT_SECRET) {
    throw new ConfigError(
      `${missing.join(" and ")} missing: looking up listings on eBay needs EBAY_CLIENT_ID and EBAY_CLIENT_SECRET. See .env.example.`,
    );
  }
  if (EBAY_BASE_URL && !isPrivate(EBAY_BASE_URL)) {
    throw new ConfigError("EBAY_BASE_URL: must start with https://, or be on this machine.");
  }
  return {
    clientId: EBAY_CLIENT_ID,
    clientSecret: EBAY_CLIENT_SECRET,
    baseUrl: EBAY_BASE_URL ?? "https://api.ebay.com",
    callsADay: e.EBAY_CALLS_A_DAY,
  };
}
