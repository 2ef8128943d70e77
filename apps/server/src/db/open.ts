import { fileURLToPath } from "node:url";
import type pg from "pg";
import type { Config } from "../config.ts";
import { StartError } from "../lifecycle/start-error.ts";
import { connect, type Connection } from "./client.ts";
import { startEmbedded } from "./embedded/start.ts";
import { indexForSearches, migrateDatabase } from "./migrate.ts";

export type OpenDatabase = Connection;

type OpenOptions = {
  say: (sentence: string) => void;
  onIdleError: (error: Error) => void;
  onLost: (error: Error) => void;
  /** True to read beside a server that holds the folder; then nothing is locked or migrated. */
  shared?: boolean;
};

const migrations = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Opens the configured database, or the one that comes along, with its schema up to date.
 * Throws StartError or EmbeddedDatabaseError: one sentence that says what to do.
 */
export async function openDatabase(
  setting: Config["database"],
  options: OpenOptions,
): Promise<OpenDatabase> {
  if (setting.kind === "external") {
    const connection = connect({ connectionString: setting.url }, options.onIdleError);
    await checkAnswers(connection.pool, setting.url);
    await prepare(connection, options);
    return connection;
  }
  const embedded = await startEmbedded({
    dataDir: setting.dataDir,
    defaultDataDir: ".data",
    say: options.say,
    onLost: options.onLost,
    shared: options.shared ?? false,
  });
  const connection = connect(embedded.config, options.onIdleError);
  await prepare(connection, options);
  const close = async () => {
    await connection.close();
    await embedded.stop();
  };
  return { ...connection, close };
}

async function prepare({ pool }: Connection, { shared, say }: OpenOptions): Promise<void> {
  if (shared) return;
  await migrateDatabase(pool, migrations);
  const sentence = await indexForSearches(pool);
  if (sentence !== undefined) say(sentence);
}

async function checkAnswers(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    const { hostname, port, pathname } = new URL(url);
    const place = `${hostname || "localhost"}:${port || 5432}${pathname}`;
    // The address only: the rest of DATABASE_URL holds a password.
    throw new StartError(
      `The database at ${place} doesn't respond (${reasonOf(cause)}). Start it, or correct DATABASE_URL.`,
      { cause },
    );
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
