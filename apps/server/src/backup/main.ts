import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/open.ts";
import { isExpectedFailure } from "../lifecycle/expected-failure.ts";
import { StartError } from "../lifecycle/start-error.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

// The same settings as `npm start` reads.
if (existsSync(".env")) process.loadEnvFile(".env");

// npm runs scripts in the repository's root; people name files from where they stand.
const callerFolder = process.env.INIT_CWD ?? process.cwd();
const [verb, name] = process.argv.slice(2);

try {
  await main();
} catch (error) {
  process.stderr.write(`${isExpectedFailure(error) ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  if ((verb !== "backup" && verb !== "restore") || !name) {
    throw new StartError("Usage: npm run backup -- FILE, or npm run restore -- FILE");
  }
  const file = resolve(callerFolder, name);
  const database = await openDatabase(readConfig(process.env).database, {
    say: (sentence) => process.stderr.write(`${sentence}\n`),
    onIdleError: () => {},
    onLost: (error) => {
      throw error;
    },
    shared: verb === "backup",
  });
  const rowCount =
    verb === "backup"
      ? await writeBackup(database.pool, file)
      : await restoreBackup(database.pool, file);
  await database.close();
  const done = verb === "backup" ? "written to" : "restored from";
  process.stdout.write(`${rowCount} rows ${done} ${file}\n`);
}
