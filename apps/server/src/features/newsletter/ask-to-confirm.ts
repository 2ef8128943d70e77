import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { newsletterSubscribers } from "../../db/schema/newsletter-subscribers.ts";
import { newsletterLink } from "./links.ts";
import type { Mailer } from "../../mail-port.ts";

// Somebody else may be typing this address again and again.
const betweenMailsMs = 3_600_000;

type AskDeps = { database: Database; mailer: Mailer; siteOrigin: string };

/** Keeps the address unconfirmed. False where it is confirmed, or was asked a moment ago. */
export async function keepUnconfirmed(
  database: Database,
  email: string,
  now: Date,
): Promise<boolean> {
  const { confirmedAt, askedAt } = newsletterSubscribers;
  const askedBefore = new Date(now.getTime() - betweenMailsMs).toISOString();
  const kept = await database
    .insert(newsletterSubscribers)
    .values({ email, createdAt: now, askedAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { askedAt: now },
      setWhere: sql`${confirmedAt} is null and ${askedAt} < ${askedBefore}`,
    })
    .returning({ email: newsletterSubscribers.email });
  return kept.length > 0;
}

/** Asks the address by mail whether it means it. What was not sent is not kept either. */
export async function askToConfirm(deps: AskDeps, email: string): Promise<void> {
  try {
    await sendQuestion(deps, email);
  } catch (error) {
    const { email: column, confirmedAt } = newsletterSubscribers;
    const isUnconfirmed = and(eq(column, email), isNull(confirmedAt));
    await deps.database.delete(newsletterSubscribers).where(isUnconfirmed);
    throw error;
  }
}

/**
 * Asks one address that was typed while the server sent no mail. False when there is none left; what
 * the mail server does not take stays as it was, and is asked again another time.
 */
export async function askEarlierSubscriber(deps: AskDeps, now: Date): Promise<boolean> {
  const { database } = deps;
  const { email, askedAt, confirmedAt } = newsletterSubscribers;
  const next = database
    .select({ email })
    .from(newsletterSubscribers)
    .where(and(isNull(askedAt), isNull(confirmedAt)))
    .limit(1)
    // Several servers do this at once.
    .for("update", { skipLocked: true });
  const [asked] = await database
    .update(newsletterSubscribers)
    .set({ askedAt: now })
    .where(inArray(email, next))
    .returning({ email });
  if (!asked) return false;
  try {
    await sendQuestion(deps, asked.email);
  } catch (error) {
    const isIt = and(eq(email, asked.email), isNull(confirmedAt));
    await database.update(newsletterSubscribers).set({ askedAt: null }).where(isIt);
    throw error;
  }
  return true;
}

async function sendQuestion({ database, mailer, siteOrigin }: AskDeps, email: string) {
  const confirm = siteOrigin + (await newsletterLink(database, "confirm", email));
  const unsubscribe = siteOrigin + (await newsletterLink(database, "unsubscribe", email));
  await mailer.send({
    to: email,
    subject: "Confirm the Flipworth newsletter",
    text: `Somebody, we hope you, asked for the Flipworth newsletter at this address.

Confirm it here:
${confirm}

If that was not you, do nothing: the address is deleted after seven days. Delete it now:
${unsubscribe}
`,
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
}
