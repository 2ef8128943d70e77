import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import type { GuideReader } from "../../guide-reader.ts";

type Namer = Pick<GuideReader, "identifySales">;

/** So many take a thread of the engine some 50 ms; people's listings go in between. */
const salesAtOnce = 200;

const Unnamed = z.object({
  id: z.string(),
  title: z.string(),
  section: z.string().nullable(),
  condition: z.string().nullable(),
});

/**
 * Writes to a few sales that nobody has named yet what the engine takes them for. False when there
 * is nothing to do now: none is left, or others write to those that are. Killed in between it leaves
 * them unnamed, and the next round names them.
 */
export async function nameSales(database: Database, guide: Namer): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select id, title, section, condition from sales
    where probability is null order by id limit ${salesAtOnce}`);
  if (rows.length === 0) return false;
  const unnamed = rows.map((row) => Unnamed.parse(row));
  const identities = await guide.identifySales(unnamed);
  const named = unnamed.map(({ id }, at) => ({ id, ...identities[at] }));
  // An import of the same sales locks them in an order of its own. Whoever names never waits for a
  // lock, so the two cannot stop each other.
  const { rowCount } = await database.execute(sql`
    with named as (
      select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
        as named(id uuid, "entryId" text, category text, grade text, probability real)
    ), free as (
      select id from sales where id in (select id from named) and probability is null
      for update skip locked
    )
    update sales set entry_id = named."entryId", category = named.category, grade = named.grade,
      probability = coalesce(named.probability, 0)
    from named join free using (id)
    where sales.id = named.id`);
  return (rowCount ?? 0) > 0;
}

/** Names all that is new. One round at a time: a call while one runs lets that one look again. */
export function createNaming(database: Database, guide: Namer): () => Promise<void> {
  let isAskedAgain = false;
  let round: Promise<void> | undefined;
  const work = async () => {
    do {
      isAskedAgain = false;
      while (await nameSales(database, guide));
    } while (isAskedAgain);
  };
  return () => {
    isAskedAgain = true;
    round ??= work().finally(() => (round = undefined));
    return round;
  };
}
