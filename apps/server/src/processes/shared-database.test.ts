import { Credits, Install } from "@flipworth/contract";
import { expect, test } from "vitest";
import { databaseUrl } from "../testing/database-url.ts";
import { aListing } from "../testing/factories.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { times } from "../testing/soak.ts";
import { manyVisitors } from "../testing/write-work.ts";

const rounds = times(1, 20);

test(
  `200 analyses at once over three server processes give exactly ten answers, ${rounds} times`,
  { timeout: 60_000 * (rounds + 1) },
  async () => {
    const env = { DATABASE_URL: await databaseUrl(), ...manyVisitors };
    const start = () => startServerProcess(env);
    const servers = [await start(), await start(), await start()];
    const ask = (index: number, path: string, init: RequestInit) =>
      fetch(`${servers[index % servers.length]?.address}${path}`, init);

    for (let round = 0; round < rounds; round += 1) {
      const made = await ask(round, "/api/installs", { method: "POST" });
      const { secret } = Install.parse(await made.json());
      const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
      const wish = { method: "POST", headers, body: JSON.stringify(aListing()) };

      const statuses = await Promise.all(
        Array.from({ length: 200 }, async (_, index) => {
          const reply = await ask(index, "/api/analyses", wish);
          await reply.text();
          return reply.status;
        }),
      );

      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      // Refused for the month's end, or because one owner may not fill the line.
      const refused = statuses.filter((status) => status === 402 || status === 503);
      expect(refused).toHaveLength(190);
      const credits = await (await ask(round, "/api/credits", { headers })).json();
      expect(Credits.parse(credits).used).toBe(10);
    }
    await Promise.all(servers.map((server) => server.end("SIGTERM")));
  },
);
