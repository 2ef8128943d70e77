import { User } from "@flipworth/contract";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "../db/schema/accounts/users.ts";
import { testDatabase } from "./test-database.ts";
import type { Agent } from "./test-app.ts";

/** The answer to a request that had been let in when the person's account went. */
export async function askedAsAccountGoes<Reply>(person: Agent, ask: () => Promise<Reply>) {
  const { database, pool } = await testDatabase();
  const { email } = User.parse((await person.get("/api/auth/user")).body);
  const waiting = () =>
    pool.query(`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  // In an object, so that the transaction does not wait for what waits for it.
  const { asked } = await database.transaction(async (transaction) => {
    await transaction.delete(users).where(eq(users.email, email ?? ""));
    const asked = ask();
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBe(1);
    return { asked };
  });
  return asked;
}
