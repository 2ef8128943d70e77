import { timingSafeEqual } from "node:crypto";
import type { Database } from "../../db/client.ts";
import { serverKey } from "../../db/server-key.ts";
import { keyedDigestOf } from "../../secrets.ts";

export type LinkPurpose = "confirm" | "unsubscribe";

/** The path of a link that only we can make; it does one thing to one address. */
export async function newsletterLink(
  database: Database,
  purpose: LinkPurpose,
  email: string,
): Promise<string> {
  const signature = await signatureOf(database, purpose, email);
  return `/api/newsletter/${purpose}?${new URLSearchParams({ email, signature }).toString()}`;
}

/** Whose link this is; undefined where we did not make it. */
export async function emailOfLink(
  database: Database,
  purpose: LinkPurpose,
  query: { email?: string; signature?: string },
): Promise<string | undefined> {
  const { email, signature = "" } = query;
  if (email === undefined) return undefined;
  const expected = Buffer.from(await signatureOf(database, purpose, email));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return email;
}

async function signatureOf(database: Database, purpose: LinkPurpose, email: string) {
  return keyedDigestOf(await serverKey(database, "newsletter"), `${purpose} ${email}`);
}
