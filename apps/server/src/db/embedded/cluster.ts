import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { type Binaries, majorVersion } from "./binaries.ts";
import { EmbeddedDatabaseError, failureFromOutput } from "./failure.ts";
import { isAlive, isDefunct } from "./process-alive.ts";
import type { RunAs } from "./run-as.ts";
import { socketFolder } from "./socket-folder.ts";
import { errorCode } from "../../error-code.ts";

/** One PostgreSQL data folder with the programs and the user that run it. */
export type Cluster = {
  binaries: Binaries;
  runAs: RunAs;
  folder: string;
  dataDir: string;
  runDir: string;
  socketDir: string;
  logFile: string;
  passwordFile: string;
};

const databaseUser = "flipworth";
const isWindows = process.platform === "win32";
/** Windows has no Unix sockets that `pg` reaches, so there it is a loopback port of its own. */
const windowsPort = 54_329;

export function clusterIn(folder: string, binaries: Binaries, runAs: RunAs): Cluster {
  const runDir = join(folder, "run");
  const socketDir = socketFolder(runDir, runAs);
  return {
    binaries,
    runAs,
    folder,
    runDir,
    socketDir,
    dataDir: join(folder, "postgres"),
    logFile: join(runDir, "postgres.log"),
    passwordFile: join(folder, "password"),
  };
}

export async function poolConfig(cluster: Cluster): Promise<pg.PoolConfig> {
  const base = { user: databaseUser, database: "postgres" };
  if (!isWindows) return { ...base, host: cluster.socketDir };
  const password = await readFile(cluster.passwordFile, "utf8");
  return { ...base, host: "127.0.0.1", port: windowsPort, password };
}

/** Makes the data folder on the first start; throws when another major version made it. */
export async function initialise(cluster: Cluster): Promise<void> {
  const { dataDir, binaries, runAs } = cluster;
  const madeBy = await readFile(join(dataDir, "PG_VERSION"), "utf8").catch(() => undefined);
  if (madeBy !== undefined) return checkVersion(cluster, madeBy.trim());
  await removeLeftovers(cluster);
  const partial = `${dataDir}.${process.pid}.new`;
  await ownFolder(partial, runAs);
  const access = isWindows
    ? ["-A", "scram-sha-256", "--pwfile", await writePassword(cluster)]
    : ["-A", "trust"];
  const args = ["-D", partial, "-U", databaseUser, "-E", "UTF8", "--locale=C", ...access];
  const { code, output } = await run(cluster, binaries.initdb, args);
  if (code !== 0) {
    await rm(partial, { recursive: true, force: true });
    throw failureFromOutput(output, cluster.folder);
  }
  // Renamed when whole: a first start killed in the middle leaves nothing that looks finished.
  // If it fails, another server's first start was quicker, and its folder serves as well.
  await rename(partial, dataDir).catch(() => rm(partial, { recursive: true, force: true }));
}

/** True when a postmaster runs in the folder, also one that a killed server left behind. */
export async function isRunning(cluster: Cluster): Promise<boolean> {
  const { code } = await run(cluster, cluster.binaries.pgCtl, ["status", "-D", cluster.dataDir]);
  return code === 0;
}

/**
 * Takes away the lock files of a postmaster that was killed and whose end nobody took note of: its
 * pid is not free, so PostgreSQL would take it for alive; in a container whose first process takes
 * note of nothing, for good. Processes that it left behind are no danger: the next one refuses to
 * start as long as one of them has the shared memory.
 */
function forgetDefunct({ dataDir, socketDir }: Cluster): void {
  const socketLock = join(socketDir, ".s.PGSQL.5432.lock");
  const dataLock = join(dataDir, "postmaster.pid");
  for (const file of [dataLock, socketLock]) {
    // Without a pause between the look and the removal: another server may be starting one.
    const pid = pidIn(file);
    if (pid !== undefined && isDefunct(pid)) rmSync(file, { force: true });
  }
  // A full disk or a power cut can leave it broken. The other lock names the same postmaster.
  const holder = pidIn(socketLock);
  const isHeld = holder !== undefined && isAlive(holder);
  if (existsSync(dataLock) && pidIn(dataLock) === undefined && !isHeld && isSettled(dataLock)) {
    rmSync(dataLock, { force: true });
  }
}

function pidIn(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
}

/** A postmaster that is just starting writes its pid within moments. */
const isSettled = (file: string) => Date.now() - statSync(file).mtimeMs > 2_000;

/** Starts PostgreSQL unless it runs already. Throws EmbeddedDatabaseError. */
export async function ensureRunning(cluster: Cluster): Promise<void> {
  forgetDefunct(cluster);
  if (await isRunning(cluster)) return;
  await ownFolder(cluster.runDir, cluster.runAs);
  await ownFolder(cluster.socketDir, cluster.runAs);
  const { dataDir, logFile, binaries } = cluster;
  const listen = isWindows
    ? `-c listen_addresses=127.0.0.1 -p ${windowsPort}`
    : `-c listen_addresses= -c unix_socket_permissions=0700 -k '${cluster.socketDir}'`;
  const args = ["start", "-D", dataDir, "-l", logFile, "-w", "-t", "60", "-o", listen];
  const written = await stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
  const { code, output } = await run(cluster, binaries.pgCtl, args);
  // A server that starts at the same moment may have been quicker.
  if (code === 0 || (await isRunning(cluster))) return;
  const log = await readFile(logFile).catch(() => Buffer.alloc(0));
  throw failureFromOutput(`${output}\n${log.subarray(written).toString("utf8")}`, cluster.folder);
}

export async function stopCluster(cluster: Cluster): Promise<void> {
  const args = ["stop", "-D", cluster.dataDir, "-m", "fast", "-w", "-t", "30"];
  await run(cluster, cluster.binaries.pgCtl, args);
}

/** Makes a folder only PostgreSQL's user enters. */
async function ownFolder(folder: string, runAs: RunAs): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A link would give what it leads to away.
  if ((await lstat(folder)).isSymbolicLink()) {
    throw new EmbeddedDatabaseError(
      `${folder} is a link, and Flipworth doesn't follow links. Put a folder in its place.`,
    );
  }
  await chmod(folder, 0o700);
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
}

/** Removes what first starts that were killed in the middle left behind. */
async function removeLeftovers(cluster: Cluster): Promise<void> {
  for (const name of await readdir(cluster.folder)) {
    const pid = /^postgres\.(\d+)\.new$/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await rm(join(cluster.folder, name), stillWritten).catch((error: unknown) => {
      if (errorCode(error) !== "ENOTEMPTY") throw error;
    });
  }
}

// An initdb can outlive its server by some seconds and write on meanwhile. What it writes after
// that is in nobody's way.
const stillWritten = { recursive: true, force: true, maxRetries: 8, retryDelay: 100 };

function checkVersion(cluster: Cluster, madeBy: string): void {
  const ours = majorVersion(cluster.binaries);
  if (madeBy === ours) return;
  throw new EmbeddedDatabaseError(
    `${cluster.dataDir} was made by PostgreSQL ${madeBy}, but this version of Flipworth uses ${ours}. Run \`npm run backup\` with the version that made it and \`npm run restore\` with this one in an empty DATA_DIR, or set DATABASE_URL.`,
  );
}

async function writePassword(cluster: Cluster): Promise<string> {
  await writeFile(cluster.passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return cluster.passwordFile;
}

function run(cluster: Cluster, program: string, args: readonly string[]) {
  const { runAs, folder } = cluster;
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(program, args, {
      // Not the caller's folder: PostgreSQL's user may not be allowed in there.
      cwd: folder,
      // A Ctrl+C is for the server, which ends these in order.
      detached: !isWindows,
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C" },
      // The postmaster that pg_ctl leaves behind writes to its log file, not to these pipes.
      stdio: ["ignore", "pipe", "pipe"],
      ...(runAs ? { uid: runAs.uid, gid: runAs.gid } : {}),
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: null, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
  });
}
