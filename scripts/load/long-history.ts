import { randomUUID } from "node:crypto";
import { createClient } from "@flipworth/contract";
import { withDatabase } from "../lib/database.ts";
import type { RunningServer } from "../lib/server.ts";
import type { Account } from "./accounts.ts";
import { listings } from "./requests.ts";

/**
 * Fills the table of analyses: the first account gets a history of ten thousand, the others share
 * the rest. Each row is a whole report, copied from an answer that the server just gave.
 */
export async function fillHistory(
  server: RunningServer,
  accounts: readonly Account[],
  rows: number,
): Promise<void> {
  const [reader, ...others] = accounts;
  if (!reader) throw new Error("A history needs an account");
  const secret = async () => reader.secret;
  const client = createClient({ baseUrl: server.address, fetch, secret });
  const [listing] = listings;
  const { id } = await client.analyze({ listing, idempotencyKey: randomUUID() });
  const ofReader = Math.min(10_000, rows);
  await withDatabase(server, async (database) => {
    await database.query("set synchronous_commit = off");
    await database.query(copies, [id, [reader.ownerId], ofReader - 1]);
    const owners = others.map(({ ownerId }) => ownerId);
    for (let left = rows - ofReader; left > 0 && owners.length > 0; left -= batch) {
      await database.query(copies, [id, owners, Math.min(batch, left)]);
    }
    await database.query("vacuum analyze analyses");
  });
}

const batch = 50_000;

const copies = `
  insert into analyses
    (id, owner_id, created_at, is_charged, report, title, profit_rank, listing_hash)
  select gen_random_uuid(), ($2::uuid[])[1 + place % cardinality($2::uuid[])],
    now() - random() * interval '365 days', true, report, title || ' ' || place,
    (random() * 10000)::integer, listing_hash
  from analyses, generate_series(1, $3::integer) as place where id = $1::uuid`;
