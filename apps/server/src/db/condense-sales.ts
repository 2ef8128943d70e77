import { sql } from "drizzle-orm";
import { isoDay } from "../calendar-days.ts";
import type { Database } from "./client.ts";

/** A day's worth of a usual server, in one short statement. */
const mostAtOnce = 2_000;
/** Beyond so many of a month more sales of one thing teach nothing, as they are a year old. */
const keptOfMonth = 30;
const recentMonths = 12;

/**
 * Drops what is old and common among shared sales: of each thing and month that is more than a year
 * ago a few stay, and of each person who shared a part of them. A person's own are never touched.
 * False when nothing was left to drop.
 */
export async function condenseSales(database: Database, now: Date): Promise<boolean> {
  const today = isoDay(now);
  const { rowCount } = await database.execute(sql`
    delete from sales where id in (
      select id from (
        select id, row_number() over (
          partition by entry_id, date_trunc('month', happened_on) order by turn, id) as place
        from (
          select id, entry_id, happened_on, row_number() over (
            partition by entry_id, date_trunc('month', happened_on), contributor order by id) as turn
          from sales
          where owner_id is null and entry_id is not null
            and happened_on < ${today}::date - make_interval(months => ${recentMonths})
        ) as of_each
      ) as ranked
      where place > ${keptOfMonth} limit ${mostAtOnce})`);
  return (rowCount ?? 0) > 0;
}

/** The same, once a day: it looks at all that is old. */
export function condensingDaily(database: Database, clock: () => Date): () => Promise<boolean> {
  let doneOn: string | undefined;
  return async () => {
    const now = clock();
    const today = isoDay(now);
    if (doneOn === today) return false;
    const isMore = await condenseSales(database, now);
    if (!isMore) doneOn = today;
    return isMore;
  };
}
