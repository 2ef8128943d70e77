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

test("nothing comes back a second time, on another day or for another refund, nor before it was sold", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana);
  const giveBack = (fields: object = {}) =>
    ana.post(`/api/deals/${id}/return`, { returnedOn: "2026-11-12", refundCents: 1, ...fields });
  await ana.post(`/api/deals/${id}/sale`, aSale());

  const fault = "must not be before the sale";
  expect(await giveBack({ returnedOn: "2026-11-10" })).toMatchObject({
    status: 400,
    body: { message: `returnedOn ${fault}.`, errors: { returnedOn: fault } },
  });
  const replies = [
    await giveBack(),
    await giveBack(),
    await giveBack({ returnedOn: "2026-11-13" }),
    await giveBack({ refundCents: 2 }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 409, 409]);
});

test("the day a thing was kept is corrected by itself, the day of a sale with the sale alone", async () => {
  const ana = (await testApp()).signedIn("ana");
  const kept = await startDeal(ana, { stage: "kept", closedOn: "2026-11-05" });
  const sold = await startDeal(ana);
  await ana.post(`/api/deals/${sold.id}/sale`, aSale());
  const edit = async ({ id }: { id: string }, fields: object) =>
    (await ana.put(`/api/deals/${id}`, fields)).body;

  const later = { closedOn: "2026-11-15" };
  expect(await edit(kept, { revision: 1, ...later })).toMatchObject(later);
  expect(await edit(sold, { revision: 2, ...later, note: "x" })).toMatchObject({
    closedOn: "2026-11-11",
  });
  // A sale that never was: it was kept on the day that is given.
  const undone = { stage: "kept", ...later };
  expect(await edit(sold, { revision: 3, ...undone })).toMatchObject({ ...undone, sale: null });
});

test("what a file sold counts as bought on the day of the sale once its cost is known", async () => {
  const ana = (await testApp()).signedIn("ana");
  const csv = "Thing,Got,When\nChair,$80,2026-11-03";
  const columns = { title: "Thing", price: "Got", date: "When" };
  await ana.post("/api/deals/imports", { csv, columns, platform: "facebook_local" });
  const [chair] = await dealsOf(ana);

  const { body } = await ana.put(`/api/deals/${chair?.id}`, { revision: 1, priceCents: 5_00 });

  expect(chair?.boughtOn).toBeNull();
  expect(body).toMatchObject({ boughtOn: "2026-11-03", closedOn: "2026-11-03", priceCents: 5_00 });
});
