import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { isPrivate } from "./is-private.ts";

export const visionVariables = {
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
};

type VisionVariables = z.infer<z.ZodObject<typeof visionVariables>>;

/** undefined without any of it: pictures are then read for their words alone. */
export function visionFrom(e: VisionVariables) {
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
