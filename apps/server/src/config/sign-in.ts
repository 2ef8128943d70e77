import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { isPrivate } from "./is-private.ts";

export const signInVariables = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
};

type SignInVariables = z.infer<z.ZodObject<typeof signInVariables>>;

type Issuer = { issuer: string; clientId: string; clientSecret: string };

export function issuerFrom(e: SignInVariables): Issuer | undefined {
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
