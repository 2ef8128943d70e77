import { Trip } from "@flipworth/contract";
import { expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";

test("the mileage log comes in pages by key, each drive once", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  for (let drive = 0; drive < 5; drive++) {
    // Two on one day, so that a page may end between them.
    const drivenOn = `2026-03-0${1 + Math.floor(drive / 2)}`;
    await ana.post("/api/mileage", { drivenOn, miles: drive + 1, purpose: "To a seller" });
  }
  await ana.post("/api/mileage", { drivenOn: "2025-12-31", miles: 9, purpose: "Last year" });

  const pages: Trip[][] = [];
  let next: string | undefined = "/api/mileage?year=2026&limit=2";
  while (next !== undefined) {
    const reply = await ana.get(next);
    pages.push(Trip.array().parse(reply.body));
    next = /<(.+)>; rel="next"/.exec(reply.headers.get("link") ?? "")?.[1];
  }

  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  const days = pages.flat().map(({ drivenOn }) => drivenOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(pages.flat().map(({ miles }) => miles))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test("a page after somebody else's drive, or none, is not there", async () => {
  const { signedIn } = await testApp();
  const trip = { drivenOn: "2026-03-01", miles: 1, purpose: "To a seller" };
  const { id } = Trip.parse((await signedIn("ana").post("/api/mileage", trip)).body);

  const others = await signedIn("ben").get(`/api/mileage?year=2026&before=${id}`);
  const none = await signedIn("ben").get("/api/mileage?year=2026&before=x");

  expect([others.status, none.status]).toEqual([404, 404]);
});

test("the same drive pressed several times at once is one drive", async () => {
  const ana = (await testApp()).signedIn("ana");
  const trip = { drivenOn: "2026-03-01", miles: 1, purpose: "To a seller" };
  const key = { "idempotency-key": "one-press" };
  const presses = Array.from({ length: 20 }, () => ana.post("/api/mileage", trip, key));
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => b - a)).toEqual([
    201,
    ...Array.from({ length: 19 }, () => 200),
  ]);
  expect(Trip.array().parse((await ana.get("/api/mileage?year=2026")).body)).toHaveLength(1);
});
