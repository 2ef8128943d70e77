import { timingSafeEqual } from "node:crypto";
import type { Database } from "../../db/client.ts";
import { serverKey } from "../../db/server-key.ts";
import { keyedDigestOf } from "../../secrets.ts";

/** What a link does, to whom, and whose key signs it. */
export type SignedText = { keyName: string; text: string };

/** The signature that only our servers can make, in hex. */
export async function signatureOf(database: Database, signed: SignedText): Promise<string> {
  return keyedDigestOf(await serverKey(database, signed.keyName), signed.text);
}

/** Whether we made the signature, in a time that tells nothing of it. */
export async function isSignatureOf(
  database: Database,
  signed: SignedText,
  signature: string,
): Promise<boolean> {
  const expected = Buffer.from(await signatureOf(database, signed));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
