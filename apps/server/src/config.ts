import { join } from "node:path";
import { z } from "zod";
import { ConfigError } from "./config/config-error.ts";
import { ebayFrom, ebayVariables } from "./config/ebay.ts";
import { limitsFrom, limitVariables } from "./config/limits.ts";
import { mailFrom, mailVariables } from "./config/mail.ts";
import { paymentsFrom, paymentVariables } from "./config/payments.ts";
import { positive } from "./config/positive.ts";
import { issuerFrom, signInVariables } from "./config/sign-in.ts";
import { visionFrom, visionVariables } from "./config/vision.ts";
import { dropEmpty } from "./drop-empty.ts";

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  NODE_ENV: z.string().optional(),
  ...signInVariables,
  ...paymentVariables,
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
  ...visionVariables,
  ...ebayVariables,
  ...mailVariables,
  SUPPORT_EMAIL: z.email("must be like help@example.com").optional(),
  EXTENSION_IDS: z.string().optional(),
  EXTENSION_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  // It becomes part of an address that browsers load a script from.
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]+$/, "must be a measurement id like G-ABC123")
    .optional(),
  REDDIT_PIXEL_ID: z.string().regex(/^\w+$/, "must be an advertiser id like a2_abc123").optional(),
  PROOF_OF_WORK: z.enum(["off", "on"]).default("off"),
  ANALYSES_KEPT_MONTHS: positive.max(1_200).optional(),
  ...limitVariables,
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
    limits: limitsFrom(e),
  };
}

/** "a, b" → a and b. */
function listOf(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function describe(error: z.ZodError): string {
  const issues = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  return `Bad setting: ${issues.join("; ")}. See .env.example.`;
}
