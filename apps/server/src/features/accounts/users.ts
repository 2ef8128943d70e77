import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { takePastUse } from "../../db/past-use.ts";
import { credits } from "../../db/schema/credits.ts";
import { users } from "../../db/schema/accounts/users.ts";

export type UserRow = typeof users.$inferSelect;

/** What an identity provider says of a person. `issuer` and `subject` together never change. */
export type Profile = {
  issuer: string;
  subject: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
};

type SignUp = { now: Date; resetsAt: Date };

/**
 * The id of the person, registered with their credits at the first sign-in and brought up to date
 * at each later one. Two first sign-ins at once make one person. Who deleted an account goes on with
 * the period that they had begun.
 */
export async function rememberUser(
  database: Database,
  profile: Profile,
  { now, resetsAt }: SignUp,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const known = await updateUser(transaction, profile);
    if (known) return known;
    const id = randomUUID();
    const period = await takePastUse(transaction, profile, now);
    await transaction
      .insert(credits)
      .values({ ownerId: id, ...(period ?? { periodDay: now.getUTCDate(), resetsAt }) });
    const [added] = await transaction
      .insert(users)
      .values({ id, ...profile, createdAt: now })
      .onConflictDoNothing({ target: [users.issuer, users.subject] })
      .returning({ id: users.id });
    if (added) return added.id;
    // Another sign-in of the same person was faster; its row is visible now.
    await transaction.delete(credits).where(eq(credits.ownerId, id));
    const winner = await updateUser(transaction, profile);
    if (!winner) throw new Error("A user's row vanished while they signed in");
    return winner;
  });
}

async function updateUser(database: Database, profile: Profile): Promise<string | undefined> {
  const isThem = and(eq(users.issuer, profile.issuer), eq(users.subject, profile.subject));
  const [row] = await database.update(users).set(profile).where(isThem).returning({ id: users.id });
  return row?.id;
}

export async function findUser(database: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  return row;
}
