import { type Route, routes } from "@flipworth/contract";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLogger } from "../../lifecycle/logger.ts";
import { onAPort } from "../../testing/on-a-port.ts";
import { testApp, type TestAppOptions } from "../../testing/test-app.ts";
import { accessLog } from "./access-log.ts";
import { observeRequests } from "./observe-requests.ts";

async function logged(options: TestAppOptions = {}) {
  const lines: string[] = [];
  const logger = createLogger(options.logLevel ?? "info", {
    write: (line: string) => void lines.push(line),
  });
  const world = await testApp({ logger, ...options });
  const { url } = await onAPort(observeRequests(world.app.fetch, [accessLog(logger)]));
  return { ...world, url, lines };
}

const requestLines = (lines: readonly string[]) =>
  lines.map((line): unknown => JSON.parse(line)).filter((line) => isRequest(line));
const isRequest = (line: unknown) =>
  typeof line === "object" && line !== null && "msg" in line && line.msg === "request";

test("each request leaves one line: its name, pattern, status, time and bytes", async () => {
  const { url, lines } = await logged();

  const reply = await fetch(`${url}/api/analyses/7?secret=x`, {
    headers: { "x-request-id": "my-request-1" },
  });
  await reply.text();
  await fetch(`${url}/nothing`);

  await expect.poll(() => requestLines(lines)).toHaveLength(2);
  expect(requestLines(lines)[0]).toMatchObject({
    requestId: "my-request-1",
    method: "GET",
    route: "/api/analyses/:id",
    status: 401,
    milliseconds: expect.any(Number),
    isCutOff: false,
  });
  expect(requestLines(lines)[0]).toHaveProperty(
    "bytes",
    expect.toSatisfy((bytes) => bytes > 300),
  );
  expect(requestLines(lines)[1]).toMatchObject({ route: "page", status: 404 });
});

test("at the usual level no request leaves a line", async () => {
  const { url, lines } = await logged({ logLevel: "warn" });

  await fetch(`${url}/api/health`);
  await sleep(20);

  expect(lines).toEqual([]);
});

test("a request from an origin that is not ours leaves its line too", async () => {
  const { url, lines } = await logged();

  await fetch(`${url}/api/installs`, { method: "POST", headers: { origin: "https://evil.test" } });

  await expect.poll(() => requestLines(lines)).toMatchObject([{ route: "/api/*", status: 403 }]);
});

const secretOf = (what: string) => `hunter2-${what}-0123456789abcdef0123456789abcdef`;

test.each(["a database that answers", "a database whose every statement fails"])(
  "no call writes secrets, cookies, addresses or bodies into the log, with %s",
  async (world) => {
    const broken = world.includes("fails");
    const options = await optionsOf(broken);
    const { url, lines } = await logged({ ...options, logLevel: "trace", mayLog: true });
    const body = JSON.stringify({
      title: secretOf("title"),
      email: `${secretOf("email")}@example.com`,
      secret: secretOf("body"),
      price: 5,
    });

    for (const { path, method } of Object.values<Route>(routes)) {
      const address = `${url}${path.replace("{id}", secretOf("id"))}?code=${secretOf("query")}`;
      for (const identity of identities) {
        const hasBody = method === "post" || method === "put";
        const init = { method: method.toUpperCase(), headers: { ...identity, ...common } };
        await (await fetch(address, { ...init, ...(hasBody ? { body } : {}) })).text();
      }
    }

    const text = lines.join("\n");
    expect(requestLines(lines).length).toBeGreaterThan(40);
    // Not vacuous: failures are in the log, with the place and without the values.
    expect(text.includes('"err"')).toBe(broken);
    expect(text).not.toContain("hunter2");
    expect(text).not.toContain("@example.com");
  },
);

const common = { "content-type": "application/json", origin: "https://flipworth.test" };
const identities = [
  { authorization: `Bearer ${secretOf("bearer")}` },
  { cookie: `__Host-flipworth_session=${secretOf("cookie").slice(0, 43)}` },
];

/** Where every statement fails as a real one does: with its values in the error. */
async function optionsOf(isBroken: boolean): Promise<TestAppOptions> {
  if (!isBroken) return {};
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const pg = (await import("pg")).default;
  const pool = new pg.Pool({ host: "127.0.0.1", port: 1 });
  const fail = async () => {
    const detail = `Key (email)=(${secretOf("email")}@example.com) already exists.`;
    throw Object.assign(new Error("duplicate key"), { code: "23505", detail });
  };
  return {
    database: drizzle({ client: Object.assign(pool, { query: fail, connect: fail }) }),
    pool,
  };
}
