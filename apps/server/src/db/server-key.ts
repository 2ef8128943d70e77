import { eq } from "drizzle-orm";
import { newSecret } from "../secrets.ts";
import type { Database } from "./client.ts";
import { serverKeys } from "./schema/server-keys.ts";

/** The key of that name, made when it is first asked for; servers of one database have the same. */
export async function serverKey(database: Database, name: string): Promise<string> {
  const known = await findKey(database, name);
  if (known !== undefined) return known;
  await database.insert(serverKeys).values({ name, key: newSecret() }).onConflictDoNothing();
  const made = await findKey(database, name);
  if (made === undefined) throw new Error(`The key ${name} vanished while it was made`);
  return made;
}

async function findKey(database: Database, name: string): Promise<string | undefined> {
  const [row] = await database.select().from(serverKeys).where(eq(serverKeys.name, name));
  return row?.key;
}
