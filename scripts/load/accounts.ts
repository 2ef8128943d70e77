import { withDatabase } from "../lib/database.ts";
import type { RunningServer } from "../lib/server.ts";

/** Settings under which a few accounts may ask as often as a measurement needs. */
export const withoutLimits = {
  ANALYSES_PER_OWNER_A_MINUTE: "1000000",
  FREE_WORK_PER_OWNER_AN_HOUR: "1000000",
  FREE_WORK_PER_OWNER_A_DAY: "1000000",
  WRITES_PER_ACCOUNT_A_MINUTE: "1000000",
};

export type Account = { ownerId: string; secret: string };

/** Accounts on the largest plan, which refuses no analysis, each with an install that acts for it. */
export async function insertAccounts(server: RunningServer, count: number): Promise<Account[]> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query<Account>(insertion, [count]);
    return rows;
  });
}

const insertion = `
  with made as (
    select gen_random_uuid() as id, replace(gen_random_uuid()::text, '-', '') as secret
    from generate_series(1, $1::int)),
  owners as (
    insert into credits (owner_id, period_day, resets_at)
    select id, 1, now() + interval '30 days' from made),
  people as (
    insert into users (id, issuer, subject, created_at)
    select id, 'load', id::text, now() from made),
  plans as (
    insert into subscriptions (user_id, plan_id, status, synced_at)
    select id, 'power_flipper', 'active', now() from made),
  acting as (
    insert into installs (id, secret_hash, user_id, created_at, linked_at, last_used_at)
    select gen_random_uuid(), encode(sha256(secret::bytea), 'hex'), id, now(), now(), now()
    from made)
  select id as "ownerId", secret from made`;
