import type { signInSettings } from "../features/accounts/sign-in-settings.ts";
import { reachable } from "../site-origins.ts";
import type { TellingPauses } from "./suppliers.ts";
import { localIdentity } from "../providers/identity/local/local-identity.ts";
import { openIdConnect } from "../providers/identity/openid-connect.ts";

type Here = {
  host: string;
  port: number;
  origins: readonly [string, ...string[]];
  onPause: TellingPauses;
};

export function identityFrom(
  signIn: ReturnType<typeof signInSettings>,
  { host, port, origins, onPause }: Here,
) {
  if (signIn.kind === "openid-connect") {
    // The one address that is registered with the provider.
    return {
      identity: openIdConnect({ ...signIn, onPause: onPause("identity") }),
      signInOrigins: [origins[0]] as const,
    };
  }
  const ownAddress = `http://${reachable(host)}:${port}`;
  const { identity, pages } = localIdentity({ ownAddress, signInOrigins: origins });
  return { identity, identityPages: pages, signInOrigins: origins };
}
