import { z } from "zod";

const positive = z.coerce.number().int().positive();

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  OCR_WORKERS: positive.max(32).default(2),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  EXTENSION_IDS: z.string().optional(),
  EXTENSION_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  // It becomes part of an address that browsers load a script from.
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]+$/, "must be a measurement id like G-ABC123")
    .optional(),
  ANONYMOUS_ANALYSES_PER_NETWORK_A_DAY: positive.default(60),
  ANONYMOUS_ANALYSES_A_DAY: positive.default(20_000),
  INSTALLS_PER_NETWORK_A_DAY: positive.default(30),
});

/** Fixed by the public key in the extension's manifest. */
const ourExtensionId = "kbinblkghknkgojgmbenkfmdbdflfffg";

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment once, at boot. Everything after this takes plain values.
 * Throws ConfigError with what is wrong and with which variable.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = Env.safeParse(dropEmpty(env));
  if (!parsed.success) throw new ConfigError(describe(parsed.error));
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL,
    database: e.DATABASE_URL
      ? ({ kind: "external", url: e.DATABASE_URL } as const)
      : ({ kind: "embedded", dataDir: e.DATA_DIR } as const),
    logLevel: e.LOG_LEVEL,
    ocrWorkers: e.OCR_WORKERS,
    trustedProxies: e.TRUSTED_PROXIES,
    extensionIds: (e.EXTENSION_IDS ?? ourExtensionId).split(",").map((id) => id.trim()),
    browserSettings: {
      analyticsId: e.ANALYTICS_ID ?? null,
      extensionStoreUrl: e.EXTENSION_STORE_URL ?? null,
    },
    limits: {
      anonymousAnalysesPerNetworkADay: e.ANONYMOUS_ANALYSES_PER_NETWORK_A_DAY,
      anonymousAnalysesADay: e.ANONYMOUS_ANALYSES_A_DAY,
      installsPerNetworkADay: e.INSTALLS_PER_NETWORK_A_DAY,
    },
  };
}

/** A variable that cannot be used; the message names it and is one line. */
export class ConfigError extends Error {
  override name = "ConfigError" as const;
}

// `PORT=` in a shell or a file means "not set".
function dropEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

function describe(error: z.ZodError): string {
  const issues = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  return `Bad setting: ${issues.join("; ")}. See .env.example.`;
}
