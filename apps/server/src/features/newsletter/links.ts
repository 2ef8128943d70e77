import type { Database } from "../../db/client.ts";
import { isSignatureOf, signatureOf } from "../../http/site/signed-link.ts";

export type LinkPurpose = "confirm" | "unsubscribe";

/** The path of a link that only we can make; it does one thing to one address. */
export async function newsletterLink(
  database: Database,
  purpose: LinkPurpose,
  email: string,
): Promise<string> {
  const signature = await signatureOf(database, signedText(purpose, email));
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
  const isOurs = await isSignatureOf(database, signedText(purpose, email), signature);
  return isOurs ? email : undefined;
}

const signedText = (purpose: LinkPurpose, email: string) => ({
  keyName: "newsletter",
  text: `${purpose} ${email}`,
});
