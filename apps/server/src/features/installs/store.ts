import { randomUUID } from "node:crypto";
import type { Install } from "@flipworth/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { credits } from "../../db/schema/credits.ts";
import { installs } from "../../db/schema/installs.ts";
import { digestOf, newSecret } from "../../secrets.ts";

type NewInstall = { createdAt: Date; resetsAt: Date };

/** Registers an install with its credits, both or neither. The secret leaves here this once. */
export async function createInstall(
  database: Database,
  { createdAt, resetsAt }: NewInstall,
): Promise<Install> {
  const id = randomUUID();
  const secret = newSecret();
  await database.transaction(async (transaction) => {
    await transaction.insert(installs).values({ id, secretHash: digestOf(secret), createdAt });
    await transaction
      .insert(credits)
      .values({ ownerId: id, periodDay: createdAt.getUTCDate(), resetsAt });
  });
  return { id, secret };
}

/** The install that a secret belongs to. */
export async function findInstallBySecret(
  database: Database,
  secret: string,
): Promise<{ id: string; userId: string | null } | undefined> {
  const [row] = await database
    .select({ id: installs.id, userId: installs.userId })
    .from(installs)
    .where(eq(installs.secretHash, digestOf(secret)));
  return row;
}

/** The account that an install was added to; null for none. */
export async function accountOfInstall(database: Database, id: string): Promise<string | null> {
  const [row] = await database
    .select({ userId: installs.userId })
    .from(installs)
    .where(eq(installs.id, id));
  return row?.userId ?? null;
}
