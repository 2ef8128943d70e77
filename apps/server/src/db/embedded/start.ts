import { access, constants, mkdir } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import type pg from "pg";
import { copyBinaries, findBinaries } from "./binaries.ts";
import {
  type Cluster,
  clusterIn,
  ensureRunning,
  initialise,
  isRunning,
  poolConfig,
  stopCluster,
} from "./cluster.ts";
import { EmbeddedDatabaseError, failureFromOutput, willPass } from "./failure.ts";
import { lockFolder } from "./folder-lock.ts";
import { chooseUser, type RunAs } from "./run-as.ts";
import { digestOf } from "../../secrets.ts";
import { errorCode } from "../../error-code.ts";

/** Where root's server keeps its programs and, with no settings, its data. */
const rootHome = "/var/lib/flipworth";

/** How long a killed PostgreSQL may take to be gone, and a started one to recover and answer. */
const settleMs = 20_000;

export type EmbeddedOptions = {
  /** DATA_DIR, undefined when it was not set. */
  dataDir: string | undefined;
  defaultDataDir: string;
  say: (sentence: string) => void;
  /** PostgreSQL died and could not be brought back, or another server took the folder. */
  onLost: (error: Error) => void;
  /** True to read beside the server that holds the folder, if one runs. */
  shared: boolean;
};

export type EmbeddedDatabase = { config: pg.PoolConfig; stop: () => Promise<void> };

/**
 * Starts, or goes on with, the PostgreSQL that the product brings along, and holds its folder
 * until `stop`. Throws EmbeddedDatabaseError with one sentence when it cannot.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await prepareCluster(options);
  await initialise(cluster);
  if (options.shared && (await isRunning(cluster))) {
    return { config: await poolConfig(cluster), stop: async () => {} };
  }
  const config = await poolConfig(cluster);
  let isStopping = false;
  let current = await takeFolder(cluster, config);
  // PostgreSQL went away under a running server: bring it back and take the folder again.
  const watch = () =>
    current.client.once("end", () => {
      if (isStopping) return;
      void takeFolder(cluster, config).then(
        (regained) => {
          current = regained;
          watch();
        },
        (error: unknown) =>
          options.onLost(error instanceof Error ? error : new Error(String(error))),
      );
    });
  watch();
  return {
    config,
    stop: async () => {
      isStopping = true;
      await stopCluster(cluster);
    },
  };
}

async function holdFolder(cluster: Cluster, config: pg.PoolConfig) {
  const lock = await lockFolder(config);
  if (lock.kind === "refused") {
    const holder =
      lock.holderPid === undefined ? "another server" : `the server with pid ${lock.holderPid}`;
    throw new EmbeddedDatabaseError(
      `${cluster.folder} is in use by ${holder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return lock;
}

/** Sees that PostgreSQL runs and takes its folder, waiting out the last moments of a killed one. */
async function takeFolder(cluster: Cluster, config: pg.PoolConfig) {
  const deadline = Date.now() + settleMs;
  for (;;) {
    try {
      await ensureRunning(cluster);
      return await holdFolder(cluster, config);
    } catch (error) {
      if (!willPass(error)) throw error;
      if (Date.now() > deadline) throw failureFromOutput(String(error), cluster.folder);
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }
}

async function prepareCluster(options: EmbeddedOptions): Promise<Cluster> {
  const installed = await findBinaries();
  const runAs = chooseUser();
  if (!runAs) {
    const folder = resolve(options.dataDir ?? options.defaultDataDir);
    await makeWritable(folder);
    return clusterIn(folder, installed, undefined);
  }
  const folder = resolve(options.dataDir ?? rootFolder(options.defaultDataDir));
  await makeWritable(folder);
  if (!canEnter(folder, runAs)) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL runs as the user ${runAs.name}, who can't open ${folder}. Set DATA_DIR to a folder that user can open (such as ${rootHome}), or start Flipworth as a user other than root.`,
    );
  }
  options.say(
    `Running as root: PostgreSQL runs as the user ${runAs.name}, with its data in ${folder}.`,
  );
  return clusterIn(folder, await copyBinaries(installed, rootHome), runAs);
}

// One folder a clone, as `.data` in the clone would be, so that two clones do not share rows.
function rootFolder(defaultDataDir: string): string {
  const clone = digestOf(resolve(defaultDataDir)).slice(0, 8);
  return `${rootHome}/data-${clone}`;
}

// PostgreSQL's programs hand the folder to a shell, and write it into lines of a file.
const signsOfShells = /["'`$\\\p{Cc}]/u;

async function makeWritable(folder: string): Promise<void> {
  if (process.platform !== "win32" && signsOfShells.test(folder)) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL doesn't accept a data folder with a quote, a dollar sign, a backslash or a line break in its name, such as ${JSON.stringify(folder)}. Set DATA_DIR to another folder.`,
    );
  }
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = errorCode(cause) ?? String(cause);
    throw new EmbeddedDatabaseError(
      `Flipworth can't write to the data folder ${folder} (${reason}). Set DATA_DIR to a folder you can write to.`,
      { cause },
    );
  }
}

/** Not by `recursive`, which never ends below /proc, where nothing can be made. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder).catch((error: unknown) => {
    if (errorCode(error) !== "EEXIST") throw error;
  });
}

function canEnter(folder: string, runAs: NonNullable<RunAs>): boolean {
  const { uid, gid } = runAs;
  return spawnSync("/bin/sh", ["-c", `cd "$0"`, folder], { cwd: "/", uid, gid }).status === 0;
}
