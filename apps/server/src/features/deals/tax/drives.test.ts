import { randomUUID } from "node:crypto";
import { limits, Trip } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { askedAsAccountGoes } from "../../../testing/account-going.ts";
import { startDeal } from "../../../testing/deals.ts";
import { chosen, yearOf } from "../../../testing/tax-years.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";
import { testDatabase } from "../../../testing/test-database.ts";

const trip = { drivenOn: "2026-03-01", miles: 1.5, purpose: "To a seller" };
const drive = async (agent: Agent, fields: object = {}) =>
  Trip.parse((await agent.post("/api/mileage", { ...trip, ...fields })).body);
const logOf = async (agent: Agent, query = "year=2026") =>
  Trip.array().parse((await agent.get(`/api/mileage?${query}`)).body);

test("a drive is kept as it was driven, with the deal it was for", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id: dealId } = await startDeal(ana);

  const kept = await drive(ana, { dealId });

  // At 72.5 cents a mile.
  expect(kept).toMatchObject({ ...trip, dealId, deductionCents: 1_09 });
  expect(await logOf(ana)).toEqual([kept]);
});

test("the log of a year begins and ends with its own days", async () => {
  const ana = (await testApp()).signedIn("ana");
  const days = ["2025-12-31", "2026-01-01", "2026-12-31", "2027-01-01"];
  for (const drivenOn of days) await drive(ana, { drivenOn });

  expect((await logOf(ana)).map(({ drivenOn }) => drivenOn)).toEqual(["2026-12-31", "2026-01-01"]);
  const pages = await ana.get("/api/mileage?year=2026&limit=2");
  expect(pages.headers.get("link")).toBeNull();
  const [last] = await logOf(ana);
  const first = await ana.get("/api/mileage?year=2026&limit=1");
  expect(first.headers.get("link")).toBe(
    `</api/mileage?year=2026&before=${last?.id}&limit=1>; rel="next"`,
  );
  const file = await (await ana.raw("/api/exports/mileage.csv?year=2026")).text();
  expect(days.filter((day) => file.includes(day))).toEqual(["2026-01-01", "2026-12-31"]);
});

test("a drive is deleted once, by whoever drove it", async () => {
  const { signedIn } = await testApp();
  const [ana, ben] = [signedIn("ana"), signedIn("ben")];
  const { id } = await drive(ana);

  const replies = [
    await ben.delete(`/api/mileage/${id}`),
    await ana.delete("/api/mileage/none"),
    await ana.delete(`/api/mileage/${id}`),
    await ana.delete(`/api/mileage/${id}`),
  ];

  const none = {
    status: 404,
    body: { code: "not_found", message: "This drive isn't in your log." },
  };
  expect(replies).toMatchObject([none, none, { status: 200, body: { deleted: true } }, none]);
  expect(await logOf(ana)).toEqual([]);
});

test("a page after a drive that is not in the log says so", async () => {
  const ana = (await testApp()).signedIn("ana");
  for (const before of ["none", randomUUID()]) {
    expect(await ana.get(`/api/mileage?year=2026&before=${before}`)).toMatchObject({
      status: 404,
      body: { message: "This drive isn't in your log." },
    });
  }
});

test("the log keeps so many drives and not one more, and the same press again is no new one", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await drive(ana);
  const { database } = await testDatabase();
  await database.execute(sql`
    insert into trips (id, owner_id, driven_on, tenths_of_miles, purpose)
    select gen_random_uuid(), owner_id, '2020-01-01', 10, 'Earlier'
    from trips, generate_series(1, ${limits.trips - 2}) where id = ${id}`);
  const key = { "idempotency-key": "last" };

  const last = await ana.post("/api/mileage", trip, key);
  const again = await ana.post("/api/mileage", trip, key);
  const more = await ana.post("/api/mileage", trip);

  expect([last.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(last.body);
  expect(more).toMatchObject({
    status: 400,
    body: { code: "invalid_request", message: "The log keeps up to 100,000 drives." },
  });
});

test("what is written of drives, taxes and plans while the account goes is refused in the person's language", async () => {
  const { signedIn } = await testApp();
  const spanish = { "accept-language": "es", "content-type": "application/json" };
  const writes = [
    ["POST", "/api/mileage", trip],
    ["PUT", "/api/tax/2026", chosen("cash")],
    ["PUT", "/api/deal-plan", { bankrollCents: 1, capsPayAtMost: true, monthlyProfitGoalCents: 1 }],
  ] as const;
  for (const [method, path, body] of writes) {
    const person = signedIn(`somebody at ${path}`);
    const init = { method, headers: spanish, body: JSON.stringify(body) };

    const reply = await askedAsAccountGoes(person, () => person.send(path, init));

    const gone = { code: "not_signed_in", message: "Esta cuenta ya no existe." };
    expect(reply, path).toMatchObject({ status: 401, body: gone });
  }
});

test("a year's choices take the place of those before, and each year has its own", async () => {
  const { signedIn } = await testApp();
  const ana = signedIn("ana");
  const choicesOf = async (year: number, agent = ana) =>
    Object((await agent.get(`/api/tax/${year}`)).body).choices;
  const untouched = await choicesOf(2026);

  await ana.put("/api/tax/2026", chosen("cash"));
  const reply = await ana.put("/api/tax/2026", chosen("accrual", { openingInventoryCents: 5 }));
  await ana.put("/api/tax/2025", chosen("cash", { reported: { ebay: 1_00 } }));

  expect(reply.body).toMatchObject({
    year: 2026,
    choices: { method: "accrual", openingInventoryCents: 5 },
  });
  expect(await choicesOf(2026)).toEqual(Object(reply.body).choices);
  expect(await choicesOf(2025)).toMatchObject({ method: "cash", reported: { ebay: 1_00 } });
  expect(await choicesOf(2026, signedIn("ben"))).toEqual(untouched);
  const { taxYears } = Object((await ana.get("/api/account/export")).body);
  expect(taxYears).toMatchObject([
    { year: 2025, method: "cash" },
    { year: 2026, method: "accrual" },
  ]);
  expect((await ana.get("/api/tax/1999")).status).toBe(400);
  expect((await ana.put("/api/tax/2101", chosen("cash"))).status).toBe(400);
});

test("the files of a year are named for it, and have every line of its taxes", async () => {
  const ana = (await testApp()).signedIn("ana");
  for (const drivenOn of ["2019-05-01", "2019-05-02"]) await drive(ana, { drivenOn });

  const reply = await ana.raw("/api/exports/tax.csv?year=2019");
  const text = await reply.text();
  const log = await ana.raw("/api/exports/mileage.csv?year=2019");

  expect(reply.headers.get("content-disposition")).toContain('"flipworth-tax-2019-2026-11-21.csv"');
  expect(log.headers.get("content-disposition")).toContain(
    '"flipworth-mileage-2019-2026-11-21.csv"',
  );
  expect(text).toMatch(/^Schedule C line,What,Amount \(USD\),How it is worked out\r\n/);
  expect(text).toContain("Note,Method: cash.,,\r\n");
  expect(text).toContain("Note,2 drives are left out: we don't know the rate of the day.,,\r\n");
  for (const { line, label } of (await yearOf(ana, 2019)).lines)
    expect(text).toContain(`${line},${label},`);
  const other = await (await ana.raw("/api/exports/tax.csv?year=2026")).text();
  expect(other).not.toContain("left out: we don't know");
  expect((await ana.raw("/api/exports/tax.csv?year=1999")).status).toBe(400);
  expect((await ana.raw("/api/exports/mileage.csv?year=1999")).status).toBe(400);
});
