import { OcrUnavailable } from "@flipworth/ocr";
import { expect, test } from "vitest";
import { aListing, anUnknownThing } from "../../testing/factories.ts";
import { roomyLimits, testApp } from "../../testing/test-app.ts";

const picture = () => {
  const form = new FormData();
  form.set("screenshot", new File(["picture"], "shot.png"));
  return form;
};

test("answers that cost nothing have a share of their own, and another person has another", async () => {
  const { as } = await testApp({ limits: { ...roomyLimits, freeWorkPerOwnerAnHour: 2 } });
  const ask = (who: string) => as(who).post("/api/analyses", anUnknownThing());
  const before = [await ask("ana"), await ask("ana")];

  const refused = await ask("ana");

  expect(before.map(({ status }) => status)).toEqual([200, 200]);
  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect((await ask("ben")).status).toBe(200);
});

test("the day has a share too", async () => {
  const { as } = await testApp({ limits: { ...roomyLimits, freeWorkPerOwnerADay: 1 } });
  await as("ana").post("/api/analyses", anUnknownThing());

  const refused = await as("ana").post("/api/analyses", anUnknownThing());

  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
});

test("answers that cost a credit take nothing of it", async () => {
  const { as } = await testApp({ limits: { ...roomyLimits, freeWorkPerOwnerAnHour: 1 } });

  for (let answer = 0; answer < 3; answer += 1) {
    expect((await as("ana").post("/api/analyses", aListing())).status).toBe(200);
  }
});

test("listings that are refused after the work count", async () => {
  const { as } = await testApp({ limits: { ...roomyLimits, freeWorkPerOwnerAnHour: 2 } });
  const service = { title: "House cleaning services, free estimates", price: 100 };

  const statuses = [];
  for (let order = 0; order < 3; order += 1) {
    statuses.push((await as("ana").post("/api/analyses", service)).status);
  }

  expect(statuses).toEqual([400, 400, 429]);
});

test.each([
  ["failed", [503, 503, 429]],
  ["busy", [503, 503, 503]],
] as const)("pictures on which the reader was %s: %j", async (reason, expected) => {
  const ocr = { read: () => Promise.reject(new OcrUnavailable("not read", { reason })) };
  const limits = { ...roomyLimits, freeWorkPerOwnerAnHour: 4 };
  const { as } = await testApp({ ocr, limits, mayLog: true });

  const statuses = [];
  for (let order = 0; order < 3; order += 1)
    statuses.push((await as("ana").upload(picture())).status);

  expect(statuses).toEqual(expected);
});
