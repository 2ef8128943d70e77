import type { Handler } from "hono";
import type { IdentityProvider } from "../../../features/accounts/identity-port.ts";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { openIdConnect } from "../openid-connect.ts";
import type { LocalProvider } from "./provider.ts";
import { newSecret } from "../../../secrets.ts";

// People stay the same people when the server moves to another port.
const lastingIssuer = "urn:flipworth:local-sign-in";

type LocalIdentitySettings = {
  /** Where the server reaches itself, for example http://127.0.0.1:3000. */
  ownAddress: string;
  /** The origins people may come by. */
  signInOrigins: readonly string[];
};

/**
 * An identity provider inside the server, for development and tests only: it believes whatever name
 * and address it is told. The protocol is the real one, over the server's own address. What it
 * knows is in memory, so it serves one process.
 */
export function localIdentity({ ownAddress, signInOrigins }: LocalIdentitySettings) {
  const issuer = `${ownAddress}/oidc`;
  const client = { id: "flipworth", secret: newSecret() };
  const redirectUris = signInOrigins.map((origin) => `${origin}/api/auth/callback`);
  const connect = openIdConnect({ issuer, clientId: client.id, clientSecret: client.secret });
  let loaded: Promise<LocalProvider> | undefined;
  const load = async () => {
    // At the first sign-in: loading it takes longer than the whole start of the server.
    const { localProvider } = await import("./provider.ts");
    return localProvider({ issuer, client: { ...client, redirectUris } });
  };

  const identity: IdentityProvider = {
    begin: async (attempt) => {
      const { pathname, search } = await connect.begin(attempt);
      // The browser stays on the host it is on, as its cookies do.
      return new URL(`${pathname}${search}`, attempt.redirectUri);
    },
    finish: async (callbackUrl, secrets) => ({
      ...(await connect.finish(callbackUrl, secrets)),
      issuer: lastingIssuer,
    }),
  };
  const pages: Handler<ApiEnv> = async (c) => {
    const provider = await (loaded ??= load());
    return provider.fetch(c);
  };
  return { identity, pages };
}
