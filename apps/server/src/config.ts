import { join } from "node:path";
import { z } from "zod";
import { dropEmpty } from "./drop-empty.ts";
import { isLoopback } from "./http/middleware/loopback.ts";
import { slowestPace } from "./http/middleware/read-body.ts";

const positive = z.coerce.number().int().positive();

// The one on sale, then earlier ones that people still pay, separated by commas.
const priceIds = z.string().regex(/^price_\w+(\s*,\s*price_\w+)*$/, "must be like price_1ABC");

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  NODE_ENV: z.string().optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
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
  DATA_DIR: z.string().optional(),
  GUIDE_FILES: z.string().optional(),
  REMEMBER_SALES: z.enum(["off", "own", "shared"]).default("own"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  METRICS_TOKEN: z.string().min(16, "must have 16 characters or more").optional(),
  // The longest that a deployment system waits before it ends a process the hard way is minutes.
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  OCR_WORKERS: positive.max(32).default(2),
  ENGINE_WORKERS: positive.max(32).default(2),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  AI_PROVIDER: z.enum(["anthropic", "openai", "openai-compatible"]).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  // Two questions a picture; a browser's extension waits 25 s for everything.
  AI_TIME_LIMIT_SECONDS: z.coerce.number().min(0.5).max(8).default(3),
  AI_DOLLARS_PER_MILLION_TOKENS: z
    .string()
    .regex(/^\d+(\.\d+)?\s*,\s*\d+(\.\d+)?$/, "must be two amounts like 1,5: read, written")
    .optional(),
  AI_DOLLARS_A_DAY: z.coerce.number().positive().max(100_000).optional(),
  EBAY_CLIENT_ID: z.string().optional(),
  EBAY_CLIENT_SECRET: z.string().optional(),
  EBAY_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  // What eBay allows an application that has not asked for more.
  EBAY_CALLS_A_DAY: positive.default(5_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\s@]+$/, "must be like news@example.com or Name <news@example.com>")
    .optional(),
  SUPPORT_EMAIL: z.email("must be like help@example.com").optional(),
  EXTENSION_IDS: z.string().optional(),
  EXTENSION_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  // It becomes part of an address that browsers load a script from.
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]+$/, "must be a measurement id like G-ABC123")
    .optional(),
  REDDIT_PIXEL_ID: z.string().regex(/^\w+$/, "must be an advertiser id like a2_abc123").optional(),
  ANONYMOUS_ANALYSES_PER_NETWORK_A_DAY: positive.default(60),
  ANONYMOUS_ANALYSES_A_DAY: positive.default(20_000),
  INSTALLS_PER_NETWORK_A_DAY: positive.default(30),
  PROOF_OF_WORK: z.enum(["off", "on"]).default("off"),
  NEWSLETTER_SIGN_UPS_PER_NETWORK_A_DAY: positive.default(20),
  ANALYSES_PER_OWNER_A_MINUTE: positive.default(30),
  WRITES_PER_ACCOUNT_A_MINUTE: positive.default(120),
  SEARCHES_PER_OWNER_A_MINUTE: positive.default(60),
  ANALYSES_KEPT_MONTHS: positive.max(1_200).optional(),
  SIGN_INS_PER_NETWORK_A_MINUTE: positive.default(120),
  FREE_WORK_PER_OWNER_AN_HOUR: positive.default(60),
  FREE_WORK_PER_OWNER_A_DAY: positive.default(240),
  ANALYSES_AT_ONCE: positive.default(64),
});

/** Fixed by the public key in the extension's manifest. */
const ourExtensionId = "kbinblkghknkgojgmbenkfmdbdflfffg";

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once, at boot. Throws ConfigError with what is wrong with which variable. */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = Env.safeParse(dropEmpty(env));
  if (!parsed.success) throw new ConfigError(describe(parsed.error));
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL,
    isProduction: e.NODE_ENV === "production",
    issuer: issuerFrom(e),
    payments: paymentsFrom(e),
    vision: visionFrom(e),
    ebay: ebayFrom(e),
    mail: mailFrom(e),
    database: e.DATABASE_URL
      ? ({ kind: "external", url: e.DATABASE_URL } as const)
      : ({ kind: "embedded", dataDir: e.DATA_DIR } as const),
    guide: {
      files: listOf(e.GUIDE_FILES ?? ""),
      localFile: join(e.DATA_DIR ?? ".data", "guide.local.jsonl"),
    },
    salesMemory: e.REMEMBER_SALES,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN ?? null,
    stopDelayMs: e.STOP_DELAY_SECONDS * 1000,
    ocrWorkers: e.OCR_WORKERS,
    engineWorkers: e.ENGINE_WORKERS,
    trustedProxies: e.TRUSTED_PROXIES,
    extensionIds: listOf(e.EXTENSION_IDS ?? ourExtensionId),
    supportAddress: e.SUPPORT_EMAIL ?? null,
    browserSettings: {
      analyticsId: e.ANALYTICS_ID ?? null,
      extensionStoreUrl: e.EXTENSION_STORE_URL ?? null,
      redditPixelId: e.REDDIT_PIXEL_ID ?? null,
    },
    needsProofOfWork: e.PROOF_OF_WORK === "on",
    analysesKeptMonths: e.ANALYSES_KEPT_MONTHS ?? null,
    limits: {
      anonymousAnalysesPerNetworkADay: e.ANONYMOUS_ANALYSES_PER_NETWORK_A_DAY,
      anonymousAnalysesADay: e.ANONYMOUS_ANALYSES_A_DAY,
      installsPerNetworkADay: e.INSTALLS_PER_NETWORK_A_DAY,
      newsletterSignUpsPerNetworkADay: e.NEWSLETTER_SIGN_UPS_PER_NETWORK_A_DAY,
      analysesPerOwnerAMinute: e.ANALYSES_PER_OWNER_A_MINUTE,
      writesPerAccountAMinute: e.WRITES_PER_ACCOUNT_A_MINUTE,
      searchesPerOwnerAMinute: e.SEARCHES_PER_OWNER_A_MINUTE,
      signInsPerNetworkAMinute: e.SIGN_INS_PER_NETWORK_A_MINUTE,
      freeWorkPerOwnerAnHour: e.FREE_WORK_PER_OWNER_AN_HOUR,
      freeWorkPerOwnerADay: e.FREE_WORK_PER_OWNER_A_DAY,
      analysesAtOnce: e.ANALYSES_AT_ONCE,
      analysisWaitMs: 5_000,
      bodyPace: slowestPace,
    },
  };
}

/** "a, b" → a and b. */
function listOf(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** undefined without keys: the product then runs and takes no payments. */
function paymentsFrom(e: z.infer<typeof Env>) {
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

/** undefined without any of it: pictures are then read for their words alone. */
function visionFrom(e: z.infer<typeof Env>) {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = e;
  if (!AI_PROVIDER && !AI_MODEL && !AI_API_KEY && !AI_BASE_URL) return undefined;
  const needed = AI_PROVIDER === "openai-compatible" ? { AI_BASE_URL } : { AI_API_KEY };
  const missing = Object.entries({ AI_PROVIDER, AI_MODEL, ...needed }).flatMap(([name, value]) =>
    value ? [] : [name],
  );
  if (!AI_PROVIDER || !AI_MODEL || missing.length > 0) {
    throw new ConfigError(
      `${missing.join(" and ")} missing: a vision model needs AI_PROVIDER, AI_MODEL and AI_API_KEY, a compatible one AI_BASE_URL. See .env.example.`,
    );
  }
  if (AI_BASE_URL && AI_API_KEY && !isPrivate(AI_BASE_URL)) {
    throw new ConfigError(
      "AI_BASE_URL: must start with https:// when AI_API_KEY is set, or be on this machine.",
    );
  }
  if (e.AI_DOLLARS_A_DAY !== undefined && e.AI_DOLLARS_PER_MILLION_TOKENS === undefined) {
    throw new ConfigError(
      "AI_DOLLARS_PER_MILLION_TOKENS missing: AI_DOLLARS_A_DAY needs the price of tokens.",
    );
  }
  const [input, output] = (e.AI_DOLLARS_PER_MILLION_TOKENS ?? "").split(",").map(Number);
  return {
    provider: AI_PROVIDER,
    model: AI_MODEL,
    apiKey: AI_API_KEY,
    baseUrl: AI_BASE_URL,
    timeLimitMs: e.AI_TIME_LIMIT_SECONDS * 1000,
    dollarsADay: e.AI_DOLLARS_A_DAY ?? null,
    dollarsPerMillionTokens: input === undefined || output === undefined ? null : { input, output },
  };
}

/** undefined without keys: nothing is then looked up elsewhere. */
function ebayFrom(e: z.infer<typeof Env>) {
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

/** undefined without either: the newsletter's addresses are then stored unconfirmed. */
function mailFrom({ SMTP_URL, SMTP_FROM }: z.infer<typeof Env>) {
  if (SMTP_URL && SMTP_FROM) return { url: SMTP_URL, from: SMTP_FROM };
  if (!SMTP_URL && !SMTP_FROM) return undefined;
  throw new ConfigError(
    `${SMTP_URL ? "SMTP_FROM" : "SMTP_URL"} missing: mail needs SMTP_URL and SMTP_FROM, or neither. See .env.example.`,
  );
}

const isLive = (key: string | undefined) => key?.includes("_live_") === true;

function pricesFrom(list: string | undefined) {
  const [sold = "", ...earlier] = (list ?? "").split(",").map((id) => id.trim());
  return { sold, earlier };
}

type Issuer = { issuer: string; clientId: string; clientSecret: string };

function issuerFrom(e: z.infer<typeof Env>): Issuer | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = e;
  const trio = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET };
  const missing = Object.entries(trio).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 3) return undefined;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) {
    throw new ConfigError(
      `${missing.join(" and ")} missing: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together or not at all. See .env.example.`,
    );
  }
  if (!isPrivate(OIDC_ISSUER)) {
    throw new ConfigError("OIDC_ISSUER: must start with https://, or be on this machine.");
  }
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
}

/** Nobody on the way can read what is sent there. */
export function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || isLoopback(hostname);
}

/** A variable that cannot be used; the message names it and is one line. */
export class ConfigError extends Error {
  override name = "ConfigError" as const;
}

function describe(error: z.ZodError): string {
  const issues = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  return `Bad setting: ${issues.join("; ")}. See .env.example.`;
}
