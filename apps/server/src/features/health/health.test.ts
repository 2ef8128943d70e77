import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiVersion } from "@flipworth/contract";
import { expect, onTestFinished, test } from "vitest";
import { connect, type Database } from "../../db/client.ts";
import { listen } from "../../lifecycle/listen.ts";
import { aListing } from "../../testing/factories.ts";
import { openSite } from "../../http/site/static-site.ts";
import { testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { directHealth } from "./direct-health.ts";
import { healthProbe } from "./health-probe.ts";

test("a healthy server says so, with its version", async () => {
  const { anybody } = await testApp();
  const { status, body } = await anybody.get("/api/health");
  expect(status).toBe(200);
  expect(body).toEqual({
    status: "ok",
    database: "ok",
    site: "missing",
    version: "0.0.0-test",
    apiVersion,
  });
});

test("health says whether the pages are there, with what they load", async () => {
  const siteDir = await mkdtemp(join(tmpdir(), "flipworth-site-"));
  onTestFinished(() => rm(siteDir, { recursive: true }));
  const pages = {
    origin: "https://flipworth.test",
    supportAddress: null,
    policyOf: () => "default-src 'none'",
  };
  const siteOf = async () => {
    const { anybody } = await testApp({ site: openSite(siteDir, pages) });
    return (await anybody.get("/api/health")).body;
  };

  expect(await siteOf()).toMatchObject({ status: "ok", site: "missing" });
  const script = '<script type="module" src="/assets/start.js"></script>';
  await writeFile(join(siteDir, "index.html"), `<!doctype html><title>Start</title>${script}`);
  expect(await siteOf()).toMatchObject({ status: "ok", site: "missing" });
  await mkdir(join(siteDir, "assets"));
  await writeFile(join(siteDir, "assets", "start.js"), "start()");
  expect(await siteOf()).toMatchObject({ status: "ok", site: "ok" });
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

test("however many ask, the database is asked once a second", async () => {
  const opened = await testDatabase();
  let asked = 0;
  const execute: Database["execute"] = (query) => {
    asked += 1;
    return opened.database.execute(query);
  };
  const probe = healthProbe(Object.assign(Object.create(opened.database), { execute }));

  const answers = await Promise.all(Array.from({ length: 100 }, () => probe.answers()));

  expect(new Set(answers)).toEqual(new Set([true]));
  expect([asked, probe.known()]).toEqual([1, true]);
});

test("the answer that goes straight out is the one of the application", async () => {
  const { database } = await testDatabase();
  const { app } = await testApp();
  const probe = healthProbe(database);
  const listening = await listen("127.0.0.1", 0);
  onTestFinished(() => listening.close(0));
  let throughApp = 0;
  listening.serve(
    (request) => {
      throughApp += 1;
      return app.fetch(request);
    },
    directHealth(probe, { version: "0.0.0-test", hasPages: false }, () => false),
  );
  const ask = async (headers: Record<string, string> = {}) => {
    const reply = await fetch(`http://127.0.0.1:${listening.port}/api/health`, { headers });
    const kept = [...reply.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
    return { status: reply.status, headers: Object.fromEntries(kept), body: await reply.json() };
  };

  const before = await ask();
  await probe.answers();
  const after = await ask();
  await ask({ "x-request-id": "0123456789" });

  expect(after).toEqual(before);
  expect(throughApp).toBe(2);
});
