import { once } from "node:events";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import type pg from "pg";
import { onTestFinished } from "vitest";

/**
 * Stands between a server and PostgreSQL, until the test ends. Statements with these words in them
 * are carried out, and the server never hears of it: the moment after a commit, for as long as one
 * likes. Answers the address for `DATABASE_URL`.
 */
export async function silentProxy(config: pg.PoolConfig, words: string): Promise<string> {
  const { host = "", port, user = "", database = "", password } = config;
  const proxy = createServer((near) => {
    const far = port === undefined ? connect(join(host, ".s.PGSQL.5432")) : connect(port, host);
    let isSilent = false;
    near.on("data", (chunk) => {
      isSilent ||= chunk.includes(words);
      far.write(chunk);
    });
    far.on("data", (chunk) => {
      if (!isSilent) near.write(chunk);
    });
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    // A killed server cuts its connections, and its end is all there is to know.
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  const ownPort = typeof address === "object" && address ? address.port : 0;
  const secret = typeof password === "string" ? `:${password}` : "";
  return `postgres://${user}${secret}@127.0.0.1:${ownPort}/${database}`;
}
