import type { Config } from "../../config.ts";
import { ConfigError } from "../../config/config-error.ts";
import { isPrivate } from "../../config/is-private.ts";

/**
 * How people sign in: through the configured provider, else through the local one. Throws
 * ConfigError where that would let in whoever asks: the local one in production, and session
 * cookies over plain http. Apart from `readConfig`, because a backup has no use for sign-in.
 */
export function signInSettings({ issuer, isProduction, publicUrl }: Config) {
  if (issuer === undefined && isProduction) {
    throw new ConfigError(
      "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET missing: NODE_ENV=production needs a real identity provider for sign-in. See docs/sign-in.md.",
    );
  }
  if (issuer === undefined) return { kind: "local" } as const;
  if (publicUrl !== undefined && !isPrivate(publicUrl)) {
    throw new ConfigError(
      "PUBLIC_URL: must start with https:// when OIDC_ISSUER is set, or anyone on the network can take over a session.",
    );
  }
  return { kind: "openid-connect", ...issuer } as const;
}
