import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** What every store takes: Drizzle over `pg`, or a transaction of it. */
export type Database = NodePgDatabase;

export type Connection = {
  database: Database;
  pool: pg.Pool;
  /** One connection apart from the pool: who looks after the server waits for nobody's queries. */
  probe: Database;
  close: () => Promise<void>;
};

const poolDefaults: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  application_name: "flipworth",
};

/**
 * Opens a pool. Nothing is connected until the first query, so a database that is away shows
 * there and not here. `onIdleError` hears of idle connections that the database cut.
 */
export function connect(config: pg.PoolConfig, onIdleError: (error: Error) => void): Connection {
  const pool = openPool(config, onIdleError);
  const probePool = openPool({ ...config, max: 1, allowExitOnIdle: true }, onIdleError);
  const close = async () => {
    await Promise.all([pool.end(), probePool.end()]);
  };
  return { database: drizzle(pool), pool, probe: drizzle(probePool), close };
}

function openPool(config: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...poolDefaults, ...config });
  // Without a listener a restarted database would end the process.
  pool.on("error", onIdleError);
  giveBackTheDead(pool);
  return pool;
}

/**
 * The pool listens to idle connections alone: one that is cut between two statements of a
 * transaction would end the process, and Drizzle gives none back whose `begin` failed, so that the
 * pool would run dry. Whoever has it hears of the cut at the next statement.
 */
function giveBackTheDead(pool: pg.Pool): void {
  const taken = new WeakSet<pg.PoolClient>();
  pool.on("acquire", (client) => taken.add(client));
  pool.on("release", (_error, client) => taken.delete(client));
  pool.on("connect", (client) =>
    client.on("error", () => {
      if (!taken.has(client)) return;
      client.release(true);
      // The one who has it gives it back too, and a second time would throw.
      client.release = () => {};
    }),
  );
}

/** How the connections of a pool are used. */
export function poolState({ totalCount, idleCount, waitingCount }: pg.Pool) {
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}
