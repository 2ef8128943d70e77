import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { roomyLimits, testApp } from "../../testing/test-app.ts";

test("an install has its share of analyses a minute, and each answer says what is left", async () => {
  const { as } = await testApp({ limits: { ...roomyLimits, analysesPerOwnerAMinute: 2 } });

  const first = await as("ana").post("/api/analyses", aListing());
  const second = await as("ana").post("/api/analyses", { title: "" });
  const third = await as("ana").post("/api/analyses", aListing());

  expect([first.status, second.status, third.status]).toEqual([200, 400, 429]);
  const policies = [first, second, third].map(({ headers }) => headers.get("ratelimit-policy"));
  expect(new Set(policies)).toEqual(new Set(['"analyses_a_minute";q=2;w=60']));
  const left = [first, second, third].map(({ headers }) => headers.get("ratelimit"));
  expect(left[0]).toMatch(/^"analyses_a_minute";r=1;t=(60|5\d)$/);
  expect(left[1]).toMatch(/^"analyses_a_minute";r=0;t=(60|5\d)$/);
  expect(left[2]).toMatch(/^"analyses_a_minute";r=0;t=(60|5\d)$/);
  expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(50);
  expect(third.body).toMatchObject({ code: "rate_limited", message: /minute/ });
  expect((await as("somebody else").post("/api/analyses", aListing())).status).toBe(200);
});

test("an account's analyses count together, whatever sends them, and over two servers", async () => {
  const limits = { ...roomyLimits, analysesPerOwnerAMinute: 1 };
  const here = await testApp({ limits });
  const there = await testApp({ limits });
  const ana = here.as("ana");
  const { secret } = await ana.install();

  await ana.post("/api/analyses", aListing());
  const elsewhere = await there.anybody.post("/api/analyses", aListing(), {
    authorization: `Bearer ${secret}`,
  });

  expect(elsewhere.status).toBe(429);
});

test("a person has a share of changes a minute; looking costs nothing of it", async () => {
  const { signedIn } = await testApp({ limits: { ...roomyLimits, writesPerAccountAMinute: 2 } });
  const ana = signedIn("ana");
  const drill = { title: "Drill", price: 40 };
  const save = () => ana.post("/api/saved-listings", drill);

  const saved = [await save(), await save()];
  const looks = await Promise.all([1, 2, 3, 4].map(() => ana.get("/api/saved-listings")));
  const refused = [
    await save(),
    await ana.delete("/api/saved-listings/1"),
    await ana.put("/api/account/settings", {}),
  ];

  expect(saved.every(({ status }) => status < 300)).toBe(true);
  expect(looks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect((await signedIn("ben").post("/api/saved-listings", drill)).status).toBe(201);
});

test("a network that begins sign-ins without end gets a page that says when to go on", async () => {
  const { anybody } = await testApp({ limits: { ...roomyLimits, signInsPerNetworkAMinute: 1 } });

  const first = await anybody.raw("/api/login");
  const second = await anybody.raw("/api/login");

  expect([first.status, second.status]).toEqual([302, 429]);
  expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(50);
  expect(await second.text()).toContain("Try again in a minute");
});

test("a registration says what is left of the network's day", async () => {
  const { anybody } = await testApp({ limits: { ...roomyLimits, installsPerNetworkADay: 5 } });

  const { headers } = await anybody.post("/api/installs");

  expect(headers.get("ratelimit-policy")).toBe('"installs";q=5;w=86400');
  expect(headers.get("ratelimit")).toMatch(/^"installs";r=4;t=86\d{3}$/);
});
