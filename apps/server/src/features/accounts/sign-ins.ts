import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { signIns } from "../../db/schema/accounts/sign-ins.ts";
import type { SignInSecrets } from "./identity-port.ts";
import { digestOf, newSecret } from "../../secrets.ts";

/** How long a person may take at the provider. */
export const signInMs = 10 * 60_000;

type Beginning = { browserToken: string; returnTo: string; now: Date };

/** Notes a sign-in that leaves for the provider now. */
export async function beginSignIn(
  database: Database,
  { browserToken, returnTo, now }: Beginning,
): Promise<SignInSecrets> {
  // A code verifier needs 43 characters at least (RFC 7636, 4.1), which a secret has.
  const secrets = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  const { state, ...kept } = secrets;
  const expiresAt = new Date(now.getTime() + signInMs);
  await database.delete(signIns).where(lte(signIns.expiresAt, now));
  await database.insert(signIns).values({
    ...kept,
    stateHash: digestOf(state),
    browserHash: digestOf(browserToken),
    returnTo,
    expiresAt,
  });
  return secrets;
}

type Return = { browserToken: string; state: string; now: Date };

/**
 * The sign-in that this browser began and that comes back now. One statement takes it, so of two
 * servers that are asked at once one gets it; another browser can neither take nor spoil it.
 */
export async function takeSignIn(
  database: Database,
  { browserToken, state, now }: Return,
): Promise<(SignInSecrets & { returnTo: string }) | undefined> {
  const isTheirs = and(
    eq(signIns.stateHash, digestOf(state)),
    eq(signIns.browserHash, digestOf(browserToken)),
  );
  const [row] = await database.delete(signIns).where(isTheirs).returning();
  if (!row || row.expiresAt <= now) return undefined;
  const { nonce, codeVerifier, returnTo } = row;
  return { state, nonce, codeVerifier, returnTo };
}
