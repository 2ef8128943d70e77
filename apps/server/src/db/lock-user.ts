import { eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { users } from "./schema/accounts/users.ts";

/**
 * Lets one transaction at a time decide over what a person has. False when the account is gone.
 * Take it before any other lock, so that no two transactions wait for each other.
 */
export async function lockUser(transaction: Database, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return rows.length > 0;
}
