import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import type { GuideReader } from "../../guide-reader.ts";

/** So many take a thread of the engine some 50 ms; people's listings go in between. */
const salesAtOnce = 200;

const Unnamed = z.object({
  id: z.string(),
  title: z.string(),
  section: z.string().nullable(),
  condition: z.string().nullable(),
});

/**
 * Writes to a few sales that nobody has named yet what the engine takes them for. False when none is
 * left. Killed in between it leaves them unnamed, and the next round names them.
 */
export async function nameSales(database: Database, guide: GuideReader): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select id, title, section, condition from sales
    where probability is null order by id limit ${salesAtOnce}`);
  if (rows.length === 0) return false;
  const unnamed = rows.map((row) => Unnamed.parse(row));
  const identities = await guide.identifySales(unnamed);
  const named = unnamed.map(({ id }, at) => ({ id, ...identities[at] }));
  await database.execute(sql`
    update sales set entry_id = named."entryId", category = named.category, grade = named.grade,
      probability = coalesce(named.probability, 0)
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as named(id uuid, "entryId" text, category text, grade text, probability real)
    where sales.id = named.id`);
  return true;
}

/** Names all that is new. One round at a time: a call while one runs lets that one look again. */
export function createNaming(database: Database, guide: GuideReader): () => Promise<void> {
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
