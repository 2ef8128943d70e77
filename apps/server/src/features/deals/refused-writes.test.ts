import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDeal, aSale, dealsOf, startDeal } from "../../testing/deals.ts";
import { testApp } from "../../testing/test-app.ts";

const parts = [{ title: "One" }, { title: "Other" }];
const refusal = (code: string, message: string) => ({ body: { code, message } });

test("a lot that was split is neither changed nor sold nor given back, and says where its items are", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { quantity: 2 });
  await ana.post(`/api/deals/${id}/split`, { by: "count", parts });

  const changed = await ana.put(`/api/deals/${id}`, { revision: 2, title: "Whole again" });
  const sold = await ana.post(`/api/deals/${id}/sale`, aSale());
  const returned = { returnedOn: "2026-11-12", refundCents: 1 };
  const back = await ana.post(`/api/deals/${id}/return`, returned);

  const split = "This lot was split. Change the items that came from it.";
  expect([changed, sold]).toMatchObject([refusal("conflict", split), refusal("conflict", split)]);
  const unsold = "This deal isn't sold, so nothing can come back.";
  expect(back).toMatchObject(refusal("conflict", unsold));
});

test("a character that the database does not hold is refused wherever it stands, and its field is named", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { quantity: 2 });
  const nul = "a\u0000b";
  const spoiled = [parts[0], { title: nul }];

  const replies = [
    await ana.post("/api/deals", aDeal({ note: nul })),
    await ana.put(`/api/deals/${id}`, { revision: 1, storedAt: nul }),
    await ana.post(`/api/deals/${id}/split`, { by: "count", parts: spoiled }),
    await ana.post("/api/mileage", { drivenOn: "2026-11-01", miles: 1, purpose: nul }),
  ];

  const fields = ["note", "storedAt", "parts", "purpose"];
  const fault = "can't contain a NUL character";
  expect(replies).toMatchObject(
    fields.map((field) => ({
      status: 400,
      body: { code: "invalid_request", message: `${field} ${fault}.`, errors: { [field]: fault } },
    })),
  );
  expect(await dealsOf(ana)).toMatchObject([{ id, revision: 1 }]);
});

test("what is not there is told by what it is", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana);
  const replies = [
    await ana.get("/api/deals/none"),
    await ana.get(`/api/deals/${randomUUID()}`),
    await ana.get("/api/deals?before=none"),
    await ana.get(`/api/deals/${id}/receipt`),
    await ana.delete(`/api/deals/${id}/receipt`),
    await ana.post("/api/deals", aDeal({ analysisId: randomUUID() })),
  ];

  const deal = refusal("not_found", "This deal doesn't exist.");
  const receipt = refusal("not_found", "This deal has no receipt.");
  const analysis = { body: { code: "not_found", message: expect.stringContaining("analysis") } };
  expect(replies).toMatchObject([deal, deal, deal, receipt, receipt, analysis]);
});

test("of two who change a deal the slower one hears of it, also where the price is the one that stands", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana);
  await ana.put(`/api/deals/${id}`, { revision: 1, priceCents: 35_00 });

  const slower = await ana.put(`/api/deals/${id}`, { revision: 1, priceCents: 35_00, note: "x" });

  const changed = "This deal changed in the meantime. Load it again, then change it.";
  expect(slower).toMatchObject({ status: 409, ...refusal("conflict", changed) });
});
