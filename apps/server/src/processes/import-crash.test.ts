import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { emptyDataDir, startServerProcess } from "../testing/server-process.ts";
import { tell, timed, times } from "../testing/soak.ts";
import { visitor } from "../testing/visitor.ts";

// Both answer with how many were new. Of deals fewer are kept for one person.
const Imported = z.object({ added: z.number() });
const doors = [
  {
    name: "sales",
    path: "/api/sales/imports",
    said: { marketplace: "own records" },
    most: 100_000,
  },
  { name: "deals", path: "/api/deals/imports", said: { platform: "ebay" }, most: 20_000 },
] as const;
type Door = (typeof doors)[number];
const person = { name: "Ana", email: "ana@example.com" };

/** Each file is of other sales. */
const fileOf = (round: number, rows: number) =>
  [
    "Title,Price,Date",
    ...Array.from(
      { length: rows },
      (_one, at) => `Lamp ${round} of ${at},${20 + (at % 80)},2026-03-11`,
    ),
  ].join("\n");

async function signedInAt(address: string, { path, said }: Door) {
  const browser = visitor(address);
  // A machine under load may have to be asked again.
  const signIn = async () => {
    await browser.signIn(person);
    return (await browser.send("/api/credits")).status;
  };
  await expect.poll(signIn, { timeout: 30_000 }).toBe(200);
  const send = (csv: string) =>
    browser.send(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ csv, ...said }),
    });
  /** How many were new; undefined where the server died before it answered. */
  const importFile = async (csv: string): Promise<number | undefined> => {
    const reply = await send(csv).catch(() => undefined);
    const body: unknown = await reply?.json().catch(() => undefined);
    if (reply?.status === 503) return pause(500).then(() => importFile(csv));
    if (reply && !reply.ok) throw new Error(`${reply.status}: ${JSON.stringify(body)}`);
    return body === undefined ? undefined : Imported.parse(body).added;
  };
  return { importFile };
}

// Amid the reading of the file, amid the writing of its sales, and near its end. All files together
// stay below what is kept for one person.
const momentsMs = times([200, 700], [500, 2_000, 7_000, 14_000]);

test.each(doors)(
  "a server that is killed amid an import of $name has kept all of it or nothing, and the same file again brings what is missing once",
  { timeout: 120_000 * momentsMs.length },
  async (door) => {
    const rows = times(1_500, door.most);
    const env = { DATA_DIR: await emptyDataDir() };
    const tookMs: number[] = [];
    for (const [round, moment] of momentsMs.entries()) {
      const csv = fileOf(round, rows);
      const first = await startServerProcess(env);
      const killed = (await signedInAt(first.address, door)).importFile(csv);
      await Promise.race([pause(moment), killed]);
      await first.end("SIGKILL");
      const acknowledged = await killed;

      const second = await startServerProcess(env);
      const { importFile } = await signedInAt(second.address, door);
      const { result: added, tookMs: took } = await timed(() => importFile(csv));
      tookMs.push(took);
      expect(acknowledged === undefined ? [0, rows] : [0]).toContain(added);
      expect(await importFile(csv)).toBe(0);
      await second.end("SIGTERM");
    }
    tell(`import of ${rows} ${door.name}`, tookMs);
  },
);
