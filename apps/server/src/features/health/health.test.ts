import { apiVersion } from "@flipworth/contract";
import { expect, test } from "vitest";
import { connect } from "../../db/client.ts";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";

test("a healthy server says so, with its version", async () => {
  const { anybody } = await testApp();
  const { status, body } = await anybody.get("/api/health");
  expect(status).toBe(200);
  expect(body).toEqual({
    status: "ok",
    database: "ok",
    version: "0.0.0-test",
    apiVersion,
  });
});

test("without its database the server says so, and its calls answer 503 and when to try again", async () => {
  const away = connect({ host: "127.0.0.1", port: 1 }, () => {});
  const { anybody } = await testApp({ ...away, mayLog: true });

  const health = await anybody.get("/api/health");
  const headers = { authorization: "Bearer 0123456789abcdef" };
  const analysis = await anybody.post("/api/analyses", aListing(), headers);

  expect(health).toMatchObject({ status: 503, body: { database: "unavailable" } });
  expect(analysis).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(analysis.headers.get("retry-after")).toBe("5");
  await away.pool.end();
});

test("a server that was told to end answers, and wants no new senders", async () => {
  let isStopping = false;
  const { anybody } = await testApp({ isStopping: () => isStopping });

  const before = await anybody.get("/api/ready");
  isStopping = true;
  const after = await anybody.get("/api/ready");

  expect(before).toMatchObject({ status: 200, body: { status: "ready" } });
  expect(after).toMatchObject({ status: 503, body: { status: "not_ready", isStopping: true } });
  expect((await anybody.get("/api/health")).status).toBe(200);
});

test("a server without its database is not ready", async () => {
  const away = connect({ host: "127.0.0.1", port: 1 }, () => {});
  const { anybody } = await testApp(away);

  const ready = await anybody.get("/api/ready");

  expect(ready).toMatchObject({ status: 503, body: { database: "unavailable" } });
  await away.pool.end();
});
