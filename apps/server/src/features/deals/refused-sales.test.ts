import { expect, test } from "vitest";
import { aSale, startDeal } from "../../testing/deals.ts";
import { testApp } from "../../testing/test-app.ts";

test.each([
  [
    "what it cost is unknown",
    { stage: "offered", boughtOn: null, priceCents: null },
    {},
    "priceCents",
  ],
  ["it was bought later", { boughtOn: "2026-11-12" }, { soldOn: "2026-11-11" }, "soldOn"],
  ["there are not so many of it", { quantity: 2 }, { quantity: 3 }, "quantity"],
])("nothing is sold where %s", async (...row) => {
  const [, deal, sale, field] = row;
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, deal);

  const reply = await ana.post(`/api/deals/${id}/sale`, aSale(sale));

  expect(reply).toMatchObject({
    status: 400,
    body: { code: "invalid_request", errors: { [field]: expect.stringMatching(/^must /) } },
  });
  expect((await ana.get(`/api/deals/${id}`)).body).toMatchObject({ deal: { sale: null } });
});

test("a sale that is changed is of all that was sold", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana, { quantity: 2 });
  await ana.post(`/api/deals/${id}/sale`, aSale({ quantity: 2 }));

  const reply = await ana.post(`/api/deals/${id}/sale`, aSale({ quantity: 1 }));

  expect(reply).toMatchObject({
    status: 400,
    body: { errors: { quantity: "must be all of it: this deal is sold" } },
  });
});

test.each([
  ["sold", { stage: "sold" }],
  ["kept", { stage: "kept" }],
  ["given away", { stage: "given_away" }],
])("a lot that is %s is split no more", async (_end, end) => {
  const ana = (await testApp()).signedIn("ana");
  const { id, revision } = await startDeal(ana, { title: "Lot", quantity: 2 });
  const { status } =
    end.stage === "sold"
      ? await ana.post(`/api/deals/${id}/sale`, aSale({ quantity: 2 }))
      : await ana.put(`/api/deals/${id}`, { revision, ...end });

  const parts = [{ title: "One" }, { title: "Other" }];
  const reply = await ana.post(`/api/deals/${id}/split`, { by: "count", parts });

  expect([status, reply.status]).toEqual([200, 409]);
  expect(reply.body).toMatchObject({
    code: "conflict",
    message: "This deal is closed, so it can't be split.",
  });
});
