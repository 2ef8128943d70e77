import { request } from "node:http";
import { text } from "node:stream/consumers";
import { OcrUnavailable } from "@flipworth/ocr";
import { expect, test } from "vitest";
import { AppError } from "../../http/replies/app-error.ts";
import { observeRequests } from "../../http/middleware/observe-requests.ts";
import { aListing } from "../../testing/factories.ts";
import { fakeIdentity } from "../../testing/stand-ins/fake-identity.ts";
import { onAPort } from "../../testing/on-a-port.ts";
import { testApp, type TestAppOptions } from "../../testing/test-app.ts";
import { createMeter } from "./meter.ts";

async function measured(options: TestAppOptions = {}) {
  const meter = createMeter({
    pictures: () => ({ waiting: 3, reading: 2 }),
    databasePool: () => ({ total: 4, idle: 1, waiting: 0 }),
  });
  const world = await testApp({ meter, ...options });
  await meter.begin();
  const { port, url } = await onAPort(observeRequests(world.app.fetch, [meter]));
  const { secret } = await world.as("ana").install();
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { ...world, url, port, headers, post, report: () => meter.report() };
}

test("requests are counted by the pattern of their route and never by their address", async () => {
  const { url, headers, report } = await measured();

  await fetch(`${url}/api/analyses/2a8f?token=hunter2`, { headers });
  await fetch(`${url}/api/made-up-${Date.now()}`);
  await fetch(`${url}/no-such-page`);

  const lines = await report();
  const counted = (route: string, status: string) =>
    `flipworth_http_request_duration_seconds_count{method="GET",route="${route}",status_class="${status}"} 1`;
  expect(lines).toContain(counted("/api/analyses/:id", "4xx"));
  expect(lines).toContain(counted("/api/*", "4xx"));
  expect(lines).toContain(counted("page", "4xx"));
  expect(lines).not.toMatch(/2a8f|hunter2|made-up|no-such/);
});

test("an analysis counts its stages and its credit, and a picture that had to be turned away counts", async () => {
  const ocr: TestAppOptions["ocr"] = {
    read: async () => {
      throw new OcrUnavailable("Too many pictures are waiting to be read");
    },
  };
  const { post, as, report } = await measured({ ocr, mayLog: true });
  const form = new FormData();
  form.set("screenshot", new File(["picture"], "shot.png"));

  const answered = await post("/api/analyses", aListing());
  const refused = await as("ana").upload(form);

  expect([answered.status, refused.status]).toEqual([200, 503]);
  const lines = await report();
  expect(lines).toMatch(/flipworth_analysis_stage_duration_seconds_count\{stage="\w+"\} 1/);
  expect(lines).toContain("flipworth_credits_spent_total 1");
  expect(lines).toContain("flipworth_pictures_turned_away_total 1");
});

test("a provider that is away is counted, a person who stopped there is not", async () => {
  const failures = [
    new AppError("unavailable", "The provider is away."),
    new AppError("invalid_request", "You stopped at the provider."),
  ];
  const identity = {
    ...fakeIdentity(),
    begin: async () => {
      throw failures.shift();
    },
  };
  const { url, report } = await measured({ identity, mayLog: true });

  await fetch(`${url}/api/login`);
  await fetch(`${url}/api/login`);

  expect(await report()).toContain('flipworth_provider_failures_total{provider="identity"} 1');
});

test("a provider that is left alone is seen, also by who begins to look in the middle of it", async () => {
  const meter = createMeter({
    pictures: () => ({ waiting: 0, reading: 0 }),
    databasePool: () => ({ total: 0, idle: 0, waiting: 0 }),
  });
  meter.providerPaused("identity", true);
  expect(await meter.report()).toContain('flipworth_provider_paused{provider="identity"} 1');

  meter.providerPaused("identity", false);
  expect(await meter.report()).toContain('flipworth_provider_paused{provider="identity"} 0');
});

test("pictures and connections are told as they are, beside what the process uses", async () => {
  const { report } = await measured();

  const lines = await report();

  expect(lines).toContain('flipworth_pictures{state="waiting"} 3');
  expect(lines).toContain('flipworth_database_connections{state="idle"} 1');
  expect(lines).toContain("process_cpu_seconds_total");
  expect(lines).toContain("nodejs_eventloop_lag_seconds");
});

const token = "a-token-of-many-letters";
test.each([
  // token set, what the request brings, status
  [null, {}, 200],
  [null, { "x-forwarded-for": "203.0.113.9" }, 404],
  [null, { host: "evil.test" }, 404], // a name that was pointed at this machine
  [token, {}, 401],
  [token, { authorization: "Bearer a-token-of-many-lettert" }, 401],
  [token, { authorization: `Bearer ${token}` }, 200],
  [token, { authorization: `Bearer ${token}`, "x-forwarded-for": "203.0.113.9" }, 200],
])(
  "with the token %s, a look from this machine with %o answers %i",
  async (set, headers, status) => {
    const { port } = await measured({ metricsToken: set });

    const reply = await ask(port, headers);

    expect(reply.status).toBe(status);
    expect(reply.body.includes("process_cpu_seconds_total")).toBe(status === 200);
  },
);

test("without a token nobody elsewhere may look", async () => {
  const { anybody } = await testApp();
  expect((await anybody.raw("/metrics", { headers: { host: "localhost" } })).status).toBe(404);
});

/** `fetch` sets its own Host. */
async function ask(port: number, headers: Record<string, string>) {
  const sending = request({ port, host: "127.0.0.1", path: "/metrics", headers }).end();
  const [reply] = await new Promise<[import("node:http").IncomingMessage]>((resolve, reject) => {
    sending.once("response", (incoming) => resolve([incoming])).once("error", reject);
  });
  return { status: reply.statusCode, body: await text(reply) };
}
