import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { roomyLimits, testApp } from "../../testing/test-app.ts";

test("a network that registers too often is told to come back another day", async () => {
  const { anybody } = await testApp({ limits: { ...roomyLimits, installsPerNetworkADay: 2 } });
  const statuses = [];
  for (let tries = 0; tries < 2; tries++)
    statuses.push((await anybody.post("/api/installs")).status);

  const refused = await anybody.post("/api/installs");

  expect(statuses).toEqual([201, 201]);
  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
});

test("a network has its share of analyses a day, however many installs it has", async () => {
  const limits = { ...roomyLimits, anonymousAnalysesPerNetworkADay: 3 };
  const { as } = await testApp({ limits });
  const tries = Array.from({ length: 8 }, () => as("ana").post("/api/analyses", aListing()));

  const statuses = (await Promise.all(tries)).map((reply) => reply.status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 3 });
  expect((await as("on another network").post("/api/analyses", aListing())).status).toBe(200);
});

test("a refused body and a repeated request count against no limit", async () => {
  const limits = { ...roomyLimits, anonymousAnalysesPerNetworkADay: 1 };
  const { as } = await testApp({ limits });
  const headers = { "idempotency-key": "again" };

  const refused = await as("ana").post("/api/analyses", { title: "" });
  const first = await as("ana").post("/api/analyses", aListing(), headers);
  const again = await as("ana").post("/api/analyses", aListing(), headers);

  expect([refused.status, first.status, again.status]).toEqual([400, 200, 200]);
});

// Last in the file: it uses up the day for everybody who shares the database.
test("all together have a ceiling a day", async () => {
  const { as } = await testApp({ limits: { ...roomyLimits, anonymousAnalysesADay: 1 } });
  const reply = await as("ana").post("/api/analyses", aListing());
  expect(reply).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/Everyone/) },
  });
});

test("an IPv6 /48 has the share of four households, however many it makes up", async () => {
  const limits = { ...roomyLimits, installsPerNetworkADay: 2 };
  const { app } = await testApp({ limits });
  const register = async (household: number) => {
    const network = household.toString(16).padStart(2, "0");
    const remoteAddress = `2001:db8:77:${network}00::1`;
    const env = { incoming: { socket: { remoteAddress } } };
    return (await app.request("/api/installs", { method: "POST" }, env)).status;
  };

  const statuses: number[] = [];
  for (let household = 0; household < 10; household++) statuses.push(await register(household));

  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 201), 429, 429]);
});
