import pg from "pg";
import { isAlive } from "./process-alive.ts";

// Any number that no other part of the product locks: "fold" in ASCII.
const folderLock = 0x666f6c64;

export type FolderLock =
  | { kind: "held"; client: pg.Client; release: () => Promise<void> }
  | { kind: "refused"; holderPid: number | undefined };

/**
 * Takes the one lock a folder has, on a connection of its own: a server that dies, however it
 * dies, frees it at once. The holder's pid travels in the connection's name.
 */
export async function lockFolder(config: pg.ClientConfig): Promise<FolderLock> {
  const client = new pg.Client({ ...config, application_name: `flipworth server ${process.pid}` });
  // PostgreSQL may go away at any moment, and a query or the connection's end tells of it: without
  // a listener the event would end the process.
  client.on("error", () => {});
  await client.connect();
  const deadline = Date.now() + 2_000;
  for (;;) {
    const taken = await client.query("select pg_try_advisory_lock($1) as ok", [folderLock]);
    if (taken.rows[0]?.ok === true) {
      return { kind: "held", client, release: () => client.end() };
    }
    const holderPid = await findHolder(client);
    // A holder that was just killed is gone as soon as PostgreSQL notices the closed socket.
    if ((holderPid !== undefined && isAlive(holderPid)) || Date.now() > deadline) {
      await client.end();
      return { kind: "refused", holderPid };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function findHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted
       and database = datid and datname = current_database()`,
    [folderLock],
  );
  const pid = Number(/\d+$/.exec(String(rows[0]?.application_name))?.[0]);
  return Number.isInteger(pid) ? pid : undefined;
}
