import { expect, test } from "vitest";
import { testApp, testOrigins } from "../../testing/test-app.ts";

const [site, ourExtension] = testOrigins;
const origins = [
  undefined,
  "null",
  "https://evil.test",
  "chrome-extension://other",
  site,
  ourExtension,
];
const ours = new Set<string | undefined>([site, ourExtension]);
const senders = {
  nothing: {},
  "a cookie": { cookie: "session=1" },
  "a bearer secret": { authorization: "Bearer 0123456789abcdef" },
} as const;

const cells = Object.entries(senders).flatMap(([sender, headers]) =>
  origins.map((origin) => {
    const passes =
      ours.has(origin) || sender === "a bearer secret" || (sender === "nothing" && !origin);
    return { sender, origin, headers: { ...headers, ...(origin ? { origin } : {}) }, passes };
  }),
);

test.each(cells)("a POST with $sender from origin $origin passes: $passes", async (cell) => {
  const { anybody } = await testApp();

  for (const type of ["application/json", "text/plain"]) {
    const headers = { ...cell.headers, "content-type": type };
    const reply = await anybody.send("/api/installs", { method: "POST", headers, body: "{}" });
    expect(reply.status).toBe(cell.passes ? 201 : 403);
  }
});

test.each(cells)("a GET with $sender from origin $origin passes", async ({ headers }) => {
  const { anybody } = await testApp();
  expect((await anybody.send("/api/health", { headers })).status).toBe(200);
});

test.each(cells)("a DELETE with $sender from $origin is stopped alike", async (cell) => {
  const { anybody } = await testApp();
  const reply = await anybody.send("/api/none", { method: "DELETE", headers: cell.headers });
  expect(reply.status).toBe(cell.passes ? 404 : 403);
});

test.each([
  [ourExtension, ourExtension],
  [site, null], // of the same origin: needs no permission
  ["chrome-extension://other", null],
  ["https://evil.test", null],
])("answers may be read from %s: %s", async (origin, permitted) => {
  const { anybody } = await testApp();
  const headers = { origin, "access-control-request-method": "POST" };

  const preflight = await anybody.raw("/api/analyses", { method: "OPTIONS", headers });
  const reply = await anybody.raw("/api/health", { headers: { origin } });

  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe(permitted);
  expect(preflight.headers.has("access-control-allow-headers")).toBe(permitted !== null);
  expect(reply.headers.get("access-control-allow-origin")).toBe(permitted);
});
