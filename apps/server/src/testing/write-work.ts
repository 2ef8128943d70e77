import { setTimeout as sleep } from "node:timers/promises";
import { Analysis, Credits, Install } from "@flipworth/contract";
import { aListing } from "./factories.ts";
import type { ServerProcess } from "./server-process.ts";

// A request that takes longer has frozen. Far above what it takes: others may use every core.
const patienceMs = 30_000;

/** Settings of a server whose limits on senders are not what a test is about. */
export const manyVisitors = {
  INSTALLS_PER_NETWORK_A_DAY: "1000000",
  ANONYMOUS_ANALYSES_PER_NETWORK_A_DAY: "1000000",
  ANONYMOUS_ANALYSES_A_DAY: "1000000",
  ANALYSES_PER_OWNER_A_MINUTE: "1000000",
  FREE_WORK_PER_OWNER_AN_HOUR: "1000000",
  FREE_WORK_PER_OWNER_A_DAY: "1000000",
};

/** What a server has acknowledged: installs, and by install the ids of its analyses. */
export type Acknowledged = { installs: Install[]; analyses: Map<string, string[]> };

export const nothingYet = (): Acknowledged => ({ installs: [], analyses: new Map() });

export type Work = {
  /** How the server answered that could not: by status, and by not answering in time. */
  refusals: Map<number | "frozen", number>;
  /** What one install and its analyses took, or the refusal of one. */
  tookMs: number[];
};

/**
 * Registers installs and analyses listings for them as fast as they are acknowledged, until the
 * server is gone or `isOver`.
 */
export async function writeUntilGone(
  server: Pick<ServerProcess, "address">,
  acknowledged: Acknowledged,
  isOver: () => boolean = () => false,
): Promise<Work> {
  const refusals: Work["refusals"] = new Map();
  const tookMs: number[] = [];
  const note = (what: number | "frozen") => refusals.set(what, (refusals.get(what) ?? 0) + 1);
  const writeOn = async () => {
    while (!isOver()) {
      const began = performance.now();
      const refused = await writeOne(server.address, acknowledged);
      tookMs.push(performance.now() - began);
      if (refused === undefined) continue;
      note(refused);
      await sleep(20);
    }
  };
  // A cut connection is how each learns that the server is gone.
  const writers = [writeOn(), writeOn(), writeOn(), writeOn()];
  for (const writer of await Promise.allSettled(writers)) {
    if (writer.status === "rejected" && isTimeout(writer.reason)) note("frozen");
  }
  return { refusals, tookMs };
}

/** One install and two analyses for it; answers the status of what was refused. */
async function writeOne(
  address: string,
  { installs, analyses }: Acknowledged,
): Promise<number | undefined> {
  const made = await post(`${address}/api/installs`);
  if (made.status !== 201) return made.status;
  const install = Install.parse(await made.json());
  installs.push(install);
  const ids: string[] = [];
  analyses.set(install.id, ids);
  for (const price of [50, 60]) {
    const reply = await post(`${address}/api/analyses`, aListing({ price }), bearer(install));
    if (reply.status !== 200) return reply.status;
    ids.push(Analysis.parse(await reply.json()).id);
  }
  return undefined;
}

/**
 * What is wrong with the rows of these installs, in words: one that is not known, an answer that is
 * lost, or a count of credits other than the number of answers that are stored.
 */
export async function faultsIn(
  server: Pick<ServerProcess, "address">,
  installs: readonly Install[],
  { analyses }: Acknowledged,
): Promise<string[]> {
  const faults: string[] = [];
  const left = [...installs];
  const lookOn = async () => {
    for (let install = left.pop(); install; install = left.pop()) {
      const credits = await getPatiently(`${server.address}/api/credits`, install);
      const history = await getPatiently(`${server.address}/api/analyses`, install);
      if (credits.status !== 200) {
        faults.push(`install ${install.id}: ${credits.status}`);
        continue;
      }
      const stored = Analysis.array().parse(await history.json());
      const { used } = Credits.parse(await credits.json());
      const ids = new Set(stored.map(({ id }) => id));
      const lost = (analyses.get(install.id) ?? []).filter((id) => !ids.has(id));
      faults.push(...lost.map((id) => `analysis ${id} is lost`));
      if (used !== stored.length) faults.push(`${used} credits for ${stored.length} answers`);
    }
  };
  await Promise.all([lookOn(), lookOn(), lookOn(), lookOn()]);
  return faults;
}

/** Asks again while the server says that it cannot right now. */
async function getPatiently(url: string, install: Install): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const reply = await fetch(url, { headers: bearer(install) });
    if (reply.status !== 503 || attempt === attempts) return reply;
    await sleep(200);
  }
}

const attempts = 100;
const soon = () => AbortSignal.timeout(patienceMs);
const bearer = ({ secret }: Install) => ({ authorization: `Bearer ${secret}` });

function post(url: string, body?: unknown, headers: Record<string, string> = {}) {
  const json = { "content-type": "application/json", ...headers };
  return body === undefined
    ? fetch(url, { method: "POST", signal: soon() })
    : fetch(url, { method: "POST", headers: json, body: JSON.stringify(body), signal: soon() });
}

const isTimeout = (thrown: unknown) => thrown instanceof Error && thrown.name === "TimeoutError";
