import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Analysis, Credits, Install } from "@flipworth/contract";
import { expect, test } from "vitest";
import { databaseUrl } from "../testing/database-url.ts";
import { aListing } from "../testing/factories.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { tell, timed, times } from "../testing/soak.ts";
import { manyVisitors } from "../testing/write-work.ts";

const kills = times(1, 10);
const peopleCount = 8;
const analysesEach = 6;
// What a client of a killed server does: the same request under the same key, to another one.
const triesEach = 400;

type Person = { secret: string; answers: Map<string, Analysis> };
type Cluster = { servers: ServerProcess[]; retries: number };

test(
  `of three servers on one database one is killed under load, ${kills} times: no answer is lost or doubled, credits are exact`,
  { timeout: 60_000 * (kills + 1) },
  async () => {
    const env = { DATABASE_URL: await databaseUrl(), ...manyVisitors };
    const start = () => startServerProcess(env);
    const cluster: Cluster = { servers: [await start(), await start(), await start()], retries: 0 };
    const tookMs: number[] = [];
    let people: Person[] = [];

    for (let kill = 0; kill < kills; kill += 1) {
      people = await Promise.all(Array.from({ length: peopleCount }, () => register(cluster)));
      const work = Promise.all(people.map((person) => analyze(cluster, person, tookMs)));
      while (people.every(({ answers }) => answers.size < 2)) await sleep(5);
      const killed = kill % cluster.servers.length;
      await cluster.servers[killed]?.end("SIGKILL");
      await work;

      expect(await faultsOf(cluster, people)).toEqual([]);
      if (kill + 1 < kills) cluster.servers[killed] = await start();
    }

    expect(cluster.retries).toBeGreaterThan(0);
    tell("R12 an answer, with what is sent again", tookMs);
    tell("R12 requests sent again", [cluster.retries]);
  },
);

async function register(cluster: Cluster): Promise<Person> {
  const reply = await askAny(cluster, "/api/installs", { method: "POST" });
  return { secret: Install.parse(await reply.json()).secret, answers: new Map() };
}

/** One after the other, each under a key of its own. */
async function analyze(cluster: Cluster, person: Person, tookMs: number[]): Promise<void> {
  for (let price = 40; price < 40 + analysesEach; price += 1) {
    const key = randomUUID();
    const took = await timed(() => analyzeUnder(cluster, person, { key, price }));
    tookMs.push(took.tookMs);
    person.answers.set(key, took.result);
  }
}

async function analyzeUnder(
  cluster: Cluster,
  { secret }: Person,
  { key, price }: { key: string; price: number },
): Promise<Analysis> {
  const reply = await askAny(cluster, "/api/analyses", {
    method: "POST",
    headers: {
      authorization: `Bearer ${secret}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify(aListing({ price })),
  });
  expect(reply.status).toBe(200);
  return Analysis.parse(await reply.json());
}

/** Asks any server, and another where that one is gone or says that it cannot now. */
async function askAny(cluster: Cluster, path: string, init: RequestInit): Promise<Response> {
  for (let turn = 0; turn < triesEach; turn += 1) {
    const server = cluster.servers[Math.floor(Math.random() * cluster.servers.length)];
    const reply = await fetch(`${server?.address}${path}`, init)
      .then(async (got) => new Response(await got.text(), { status: got.status }))
      .catch(() => undefined);
    if (reply && reply.status !== 503) return reply;
    cluster.retries += 1;
    await sleep(20);
  }
  throw new Error(`No server answered ${path}`);
}

/** What does not hold of what was acknowledged, in words. */
async function faultsOf(cluster: Cluster, people: readonly Person[]): Promise<string[]> {
  const faults = people.map(async ({ secret, answers }) => {
    const init = { headers: { authorization: `Bearer ${secret}` } };
    const history = await askAny(cluster, "/api/analyses", init);
    const stored = Analysis.array().parse(await history.json());
    const credits = Credits.parse(await (await askAny(cluster, "/api/credits", init)).json());
    const told = [...answers.values()];
    const isTold = stored.filter((row) => told.some(({ id }) => id === row.id));
    const [[key, first] = []] = answers;
    const again = await analyzeUnder(cluster, { secret, answers }, { key: key ?? "", price: 40 });
    return [
      ...(told.length === analysesEach ? [] : [`${told.length} answers`]),
      ...(stored.length === told.length
        ? []
        : [`${stored.length} rows for ${told.length} answers`]),
      ...(isTold.length === told.length ? [] : [`${told.length - isTold.length} answers are lost`]),
      ...(credits.used === told.length ? [] : [`${credits.used} credits spent`]),
      ...(JSON.stringify(again) === JSON.stringify(first)
        ? []
        : ["another answer to the same key"]),
    ];
  });
  return (await Promise.all(faults)).flat();
}
